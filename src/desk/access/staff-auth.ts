import { brandName } from '#company/brand-name.ts'
import { engineOf } from '#database/database.ts'
import { isProduction } from '#platform/env.ts'
import type { Services } from '#platform/services.ts'
import { sharedSecret } from '#platform/shared-secret.ts'
import { hashPassword, isPasswordOf } from './password-hash.ts'
import { FEWEST_LETTERS, MOST_LETTERS } from './password-length.ts'

const ACTIVITY_S = 60
export const SECOND_STEP_S = 300
const LOCKED_S = 900
const MOST_WRONG_CODES = 10

export type StaffAuth = Awaited<ReturnType<typeof createStaffAuth>>

const made = new WeakMap<Services['db'], Promise<StaffAuth>>()

/**
 * better-auth over our own tables. It is only ever called by our pages, never
 * mounted: none of its own addresses exist.
 */
export function staffAuth(services: Services): Promise<StaffAuth> {
  const known = made.get(services.db)
  if (known) return known

  const making = createStaffAuth(services)
  made.set(services.db, making)
  // The database was away: the next who comes tries again.
  making.catch(() => made.delete(services.db))
  return making
}

async function createStaffAuth(services: Services) {
  // Loaded when the first of the staff comes: a server that only answers visitors does not carry it.
  const [{ betterAuth }, { twoFactor }] = await Promise.all([import('better-auth'), import('better-auth/plugins')])
  const { db, env } = services
  const isSecure = isProduction(env)

  return betterAuth({
    appName: brandName(),
    baseURL: env.SITE_URL,
    secret: await sharedSecret('desk', services),
    database: { db, type: engineOf(db) },
    telemetry: { enabled: false },
    logger: { disabled: true },
    // Counted by us, across processes (src/desk/access/sign-in.ts).
    rateLimit: { enabled: false },
    advanced: {
      // Our own names in place of its `__Secure-` prefix: `__Host-` binds a cookie to this very host.
      useSecureCookies: false,
      cookiePrefix: isSecure ? '__Host-desk' : 'desk',
      defaultCookieAttributes: { secure: isSecure, httpOnly: true, sameSite: 'lax', path: '/' },
      ipAddress: { disableIpTracking: true },
    },
    user: {
      modelName: 'staff',
      fields: { emailVerified: 'email_verified', createdAt: 'created_at', updatedAt: 'updated_at' },
    },
    session: {
      modelName: 'staff_sessions',
      fields: {
        userId: 'staff_id',
        expiresAt: 'expires_at',
        createdAt: 'created_at',
        updatedAt: 'updated_at',
        ipAddress: 'ip_address',
        userAgent: 'user_agent',
      },
      expiresIn: env.DESK_IDLE_MINUTES * 60,
      updateAge: ACTIVITY_S,
    },
    account: {
      modelName: 'staff_accounts',
      fields: {
        userId: 'staff_id',
        accountId: 'account_id',
        providerId: 'provider_id',
        accessToken: 'access_token',
        refreshToken: 'refresh_token',
        idToken: 'id_token',
        accessTokenExpiresAt: 'access_token_expires_at',
        refreshTokenExpiresAt: 'refresh_token_expires_at',
        createdAt: 'created_at',
        updatedAt: 'updated_at',
      },
    },
    verification: {
      modelName: 'staff_verifications',
      fields: { expiresAt: 'expires_at', createdAt: 'created_at', updatedAt: 'updated_at' },
      storeIdentifier: 'hashed',
    },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: FEWEST_LETTERS,
      maxPasswordLength: MOST_LETTERS,
      password: { hash: hashPassword, verify: ({ hash, password }) => isPasswordOf(hash, password) },
    },
    plugins: [
      twoFactor({
        issuer: brandName(),
        twoFactorCookieMaxAge: SECOND_STEP_S,
        backupCodeOptions: { storeBackupCodes: 'encrypted' },
        accountLockout: { maxFailedAttempts: MOST_WRONG_CODES, durationSeconds: LOCKED_S },
        schema: {
          user: { fields: { twoFactorEnabled: 'two_factor_enabled' } },
          twoFactor: {
            modelName: 'staff_second_factors',
            fields: {
              userId: 'staff_id',
              backupCodes: 'backup_codes',
              failedVerificationCount: 'failed_verification_count',
              lockedUntil: 'locked_until',
            },
          },
        },
      }),
    ],
  })
}
