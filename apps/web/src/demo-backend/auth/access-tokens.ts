import { ACCESS_TOKEN_LIFETIME_S } from '@scrapboard/contract';
import { errors, jwtVerify, SignJWT } from 'jose';
import { fromBase64Url } from '../framework/base64-url.ts';

interface TokenClaims {
  accountId: string;
  sessionId: string;
}

const ISSUER = 'scrapboard-demo';
const ALGORITHM = 'HS256';

/** Returns a session's token, signed in the page and valid for three days. `secret` in base64url. */
export async function signAccessToken(secret: string, claims: TokenClaims): Promise<string> {
  return await new SignJWT()
    .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
    .setIssuer(ISSUER)
    .setSubject(claims.accountId)
    .setJti(claims.sessionId)
    .setIssuedAt()
    .setExpirationTime(`${ACCESS_TOKEN_LIFETIME_S}s`)
    .sign(fromBase64Url(secret));
}

/** Returns what a token says; null if it was not signed with this secret or has expired. */
export async function verifyAccessToken(
  secret: string,
  token: string,
): Promise<TokenClaims | null> {
  try {
    const { payload } = await jwtVerify(token, fromBase64Url(secret), {
      algorithms: [ALGORITHM],
      issuer: ISSUER,
      requiredClaims: ['sub', 'jti', 'exp'],
    });
    return { accountId: payload.sub ?? '', sessionId: payload.jti ?? '' };
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}
