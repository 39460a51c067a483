import { accessTokenSeconds } from '@scrapboard/contract';
import { errors, jwtVerify, SignJWT } from 'jose';
import { fromBase64Url } from './base64-url.ts';

interface Claims {
  accountId: string;
  sessionId: string;
}

const issuer = 'scrapboard-demo';
const algorithm = 'HS256';

/** A token for a session, signed in the page, good for three days. `secret` in base64url. */
export async function signToken(secret: string, claims: Claims): Promise<string> {
  return await new SignJWT()
    .setProtectedHeader({ alg: algorithm, typ: 'JWT' })
    .setIssuer(issuer)
    .setSubject(claims.accountId)
    .setJti(claims.sessionId)
    .setIssuedAt()
    .setExpirationTime(`${accessTokenSeconds}s`)
    .sign(fromBase64Url(secret));
}

/** Whose token it is; null for one that is not ours, or no longer good. */
export async function readToken(secret: string, token: string): Promise<Claims | null> {
  try {
    const { payload } = await jwtVerify(token, fromBase64Url(secret), {
      algorithms: [algorithm],
      issuer,
      requiredClaims: ['sub', 'jti', 'exp'],
    });
    return { accountId: payload.sub ?? '', sessionId: payload.jti ?? '' };
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}
