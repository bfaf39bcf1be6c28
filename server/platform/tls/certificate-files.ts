import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { syncPath, writeNewFile } from '#server/platform/files/sync-path.ts'
import { type Certificate, readCertificate } from './certificate.ts'

/** An account at a certificate authority: its private key in PEM, and its URL. */
export type Account = z.infer<typeof accountSchema>

const accountSchema = z.object({ key: z.string(), url: z.string() })

/** Where the account at a certificate authority and its certificate are kept, for this user alone. */
export type CertificateFiles = {
  /** null without one that can be used. */
  certificate(): Promise<Certificate | null>
  writeCertificate(pem: string): Promise<void>
  account(): Promise<Account | null>
  writeAccount(account: Account | null): Promise<void>
  /** Before when the authority must not be asked again; null if it may. */
  waitUntil(): Promise<Date | null>
  writeWait(until: Date | null): Promise<void>
}

/** In DATA_DIR/tls, with a folder for each authority: an account and a certificate are of one of them. */
export async function openCertificateFiles(
  dataDir: string,
  directory: string,
): Promise<CertificateFiles> {
  const folder = join(dataDir, 'tls', new URL(directory).host.replace(':', '-'))
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = (name: string) => join(folder, name)
  const read = (name: string) => readFile(path(name), 'utf8').catch(nullIfMissing)
  return {
    async certificate() {
      const pem = await read('certificate.pem')
      try {
        return pem === null ? null : readCertificate(pem)
      } catch {
        // Whatever it is, another one can be had.
        return null
      }
    },
    writeCertificate: (pem) => replace('certificate.pem', pem),
    async account() {
      const text = await read('account.json')
      return text === null ? null : (accountSchema.safeParse(parsed(text)).data ?? null)
    },
    writeAccount: (account) => keep('account.json', account && JSON.stringify(account)),
    async waitUntil() {
      const at = new Date((await read('wait-until'))?.trim() ?? '')
      return Number.isNaN(at.getTime()) ? null : at
    },
    writeWait: (until) => keep('wait-until', until === null ? null : until.toISOString()),
  }

  async function keep(name: string, text: string | null) {
    if (text === null) await rm(path(name), { force: true })
    else await replace(name, `${text}\n`)
  }

  async function replace(name: string, text: string) {
    const temporary = path(`${name}-${randomUUID()}`)
    await writeNewFile(temporary, text)
    await rename(temporary, path(name))
    await syncPath(folder)
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function nullIfMissing(error: NodeJS.ErrnoException) {
  if (error.code === 'ENOENT') return null
  throw error
}
