import { ACCESS_TOKEN_LIFETIME_S } from '@scrapboard/contract';
import { errors, jwtVerify, SignJWT } from 'jose';

export interface AccessTokens {
  /** Returns a token for a session of an account. */
  sign(claims: { accountId: string; sessionId: string }): Promise<string>;
  /** Returns the claims of a token; null if this server did not sign it, or if it has expired. */
  read(token: string): Promise<{ accountId: string; sessionId: string } | null>;
}

const ISSUER = 'scrapboard';
const ALGORITHM = 'HS256';
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Creates and reads JWTs signed with HS256, valid for three days. The algorithm named in a token is
 * ignored.
 */
export function createAccessTokens(secret: Uint8Array): AccessTokens {
  return {
    async sign({ accountId, sessionId }) {
      return await new SignJWT()
        .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
        .setIssuer(ISSUER)
        .setSubject(accountId)
        .setJti(sessionId)
        .setIssuedAt()
        .setExpirationTime(`${ACCESS_TOKEN_LIFETIME_S}s`)
        .sign(secret);
    },
    async read(token) {
      try {
        const { payload } = await jwtVerify(token, secret, {
          algorithms: [ALGORITHM],
          issuer: ISSUER,
          requiredClaims: ['sub', 'jti', 'exp'],
        });
        const { sub = '', jti = '' } = payload;
        return UUID.test(sub) && UUID.test(jti) ? { accountId: sub, sessionId: jti } : null;
      } catch (error) {
        if (error instanceof errors.JOSEError) return null;
        throw error;
      }
    },
  };
}
