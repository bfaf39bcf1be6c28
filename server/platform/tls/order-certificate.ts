import type { Clock } from '#server/platform/runtime.ts'
import { AcmeError, type AcmeProblem, acmeError } from './acme-error.ts'
import type { CertificateFiles } from './certificate-files.ts'

/** What port 80 answers the authority, by token (RFC 8555, 8.3). */
export type Challenges = Map<string, string>

/** Gets a certificate for these names: the chain, then its key. @throws AcmeError */
export type OrderCertificate = (domains: string[]) => Promise<string>

type OrderDeps = {
  directory: string
  files: CertificateFiles
  challenges: Challenges
  clock: Clock
  /** Where the authority writes to; null for nowhere. */
  contact(): Promise<string | null>
}

/** Milliseconds until the directory must have answered, and until an order is given up. */
const DIRECTORY_LIMIT = 15_000
const ORDER_LIMIT = 300_000

/** Orders by ACME with a challenge over HTTP. Ordering means to agree to the authority's terms. */
export function createOrder(deps: OrderDeps): OrderCertificate {
  const { directory, files, challenges, clock, contact } = deps

  return async (domains) => {
    await rejectSilent(directory)
    // Loaded when it is needed: once in two months.
    const { default: acme } = await import('acme-client')
    const { axios, crypto, Client } = acme
    // Its own repetition would wait for days in silence where the authority asks for it.
    Object.assign(axios.defaults, { acmeSettings: { ...acmeSettings, retryMaxAttempts: 0 } })
    const options = { directoryUrl: directory, ...backoff }
    let problem: AcmeProblem | null = null
    const watching = axios.interceptors.response.use((response) => {
      problem = problemIn(response) ?? problem
      return response
    })
    try {
      const account = (await files.account()) ?? (await register())
      const client = new Client({ ...options, accountKey: account.key, accountUrl: account.url })
      const certificateKey = await crypto.createPrivateEcdsaKey()
      const [, csr] = await crypto.createCsr(
        { commonName: domains[0], altNames: domains },
        certificateKey,
      )
      const chain = await inTime(
        client.auto({
          csr,
          challengePriority: ['http-01'],
          // The machine may not reach its own public address; the authority does.
          skipChallengeVerification: true,
          challengeCreateFn: async (_, { token }, answer) => void challenges.set(token, answer),
          challengeRemoveFn: async (_, { token }) => void challenges.delete(token),
        }),
      )
      return `${chain.trim()}\n${certificateKey.toString().trim()}\n`
    } catch (error) {
      if (error instanceof AcmeError) throw error
      if (problem) {
        const { type } = problem as AcmeProblem
        if (type.endsWith(':accountDoesNotExist')) await files.writeAccount(null)
        throw acmeError(problem, clock())
      }
      // What it throws where a connection ends says nothing.
      if (error instanceof TypeError) throw new AcmeError('The authority did not answer.')
      throw new AcmeError((error as Error).message)
    } finally {
      axios.interceptors.response.eject(watching)
    }

    /** The library would update an account that exists, which authorities refuse where nothing changes. */
    async function register() {
      const key = (await crypto.createPrivateEcdsaKey()).toString()
      const client = new Client({ ...options, accountKey: key })
      const email = await contact()
      await client.createAccount({
        termsOfServiceAgreed: true,
        ...(email && { contact: [`mailto:${email}`] }),
      })
      const account = { key, url: client.getAccountUrl() }
      await files.writeAccount(account)
      return account
    }
  }
}

const acmeSettings = { httpChallengePort: 80, httpsChallengePort: 443, tlsAlpnChallengePort: 443 }

/** Milliseconds between looks at what the authority has found. */
const backoff = { backoffAttempts: 15, backoffMin: 1_000, backoffMax: 10_000 }

/** The library does not say why an authority cannot be reached. */
async function rejectSilent(directory: string) {
  const signal = AbortSignal.timeout(DIRECTORY_LIMIT)
  const response = await fetch(directory, { signal }).catch((error: Error) => {
    const { code } = (error.cause ?? error) as NodeJS.ErrnoException
    throw new AcmeError(
      `The certificate authority at ${new URL(directory).host} cannot be reached (${code ?? error.message}). Let this machine make https connections, or check ACME_DIRECTORY.`,
    )
  })
  await response.body?.cancel()
  if (response.ok) return
  throw new AcmeError(
    `The certificate authority at ${new URL(directory).host} answers with status ${response.status}. Check ACME_DIRECTORY.`,
  )
}

type Answered = { status: number; data: unknown; headers: Record<string, unknown> }

/** The problem of a refusal, or of a challenge that was not met. */
function problemIn({ status, data, headers }: Answered): AcmeProblem | null {
  const { error, type } = (data ?? {}) as { error?: unknown; type?: unknown }
  const found = (status >= 400 && type ? data : error) as Partial<AcmeProblem> | undefined
  if (typeof found?.type !== 'string') return null
  const retryAfter = headers['retry-after']
  return {
    type: found.type,
    detail: String(found.detail ?? ''),
    retryAfter: typeof retryAfter === 'string' ? retryAfter : null,
  }
}

function inTime<T>(work: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(
    () => reject(new AcmeError('The authority did not finish within five minutes.')),
    ORDER_LIMIT,
  )
  return Promise.race([work, promise]).finally(() => clearTimeout(timer))
}
