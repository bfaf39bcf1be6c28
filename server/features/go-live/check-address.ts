import { randomBytes } from 'node:crypto'
import { adminPaths } from '#model/admin-paths.ts'
import { sharePicturePath } from '#model/content/share-picture.ts'
import type { Check } from '#model/go-live/checks.ts'
import type { AdminContext } from '#server/actions/admin-context.ts'
import { isReservedDomain } from '#server/features/system/check-dns.ts'
import { checkCertificate } from './check-certificate.ts'
import { instancePath, instanceProof } from './instance-proof.ts'
import { failureOf, type Visited } from './visit-failure.ts'

const system = { name: 'Open System', href: adminPaths.system }

/** Whether the public address leads here, encrypted, and its share picture is found. Visits it like anybody would. */
export async function checkAddress(context: AdminContext): Promise<Check[]> {
  const { siteUrl } = context
  const address = siteUrl && new URL(siteUrl)
  if (!address) {
    const advice = 'Set SITE_URL to https://your.domain, and restart the server.'
    return notYet('SITE_URL is not set, so links in emails and shared links lead nowhere.', advice)
  }
  if (isReservedDomain(address.hostname)) {
    const advice = 'Set SITE_URL to the address of your own domain, and restart the server.'
    return notYet(`${address.hostname} can’t be reached from the internet.`, advice)
  }
  const token = randomBytes(16).toString('hex')
  const proof = instanceProof(context.secrets, token)
  const [own, share, plain] = await Promise.all([
    visit(context, address.origin + instancePath(token)),
    visit(context, address.origin + sharePicturePath('home')),
    // Another port says nothing about port 80.
    address.port ? null : visit(context, `http://${address.hostname}/`),
  ])
  return [
    leadsHere(address, own, proof),
    checkCertificate(
      address,
      { own, plain, hasOwnTls: context.config.tls !== null },
      context.clock(),
    ),
    sharePicture(share),
  ]
}

function visit({ visitAddress }: AdminContext, url: string): Promise<Visited> {
  return visitAddress(url).catch((error: unknown) => failureOf(error, new URL(url).host))
}

function notYet(found: string, advice: string): Check[] {
  const later = 'It can be checked once the public address is set.'
  return [
    { id: 'address', state: 'todo', found, advice, place: system },
    { id: 'certificate', state: 'unknown', found: later },
    { id: 'share', state: 'unknown', found: later },
  ]
}

function leadsHere({ origin, host }: URL, own: Visited, proof: string): Check {
  const id = 'address'
  if ('failure' in own) return { id, ...own.check }
  if (own.status === 200 && own.body.trim() === proof) {
    return { id, state: 'done', found: `${origin} leads to this site.` }
  }
  return {
    id,
    state: 'todo',
    found: `${host} answers, but not from this site (status ${own.status}).`,
    advice:
      'Point its DNS record to this machine. If a proxy is in front, let it pass requests to this server, with their Host header.',
  }
}

function sharePicture(share: Visited): Check {
  const id = 'share'
  if ('failure' in share) {
    const found = 'It can be checked once the public address answers.'
    return { id, state: 'unknown', found }
  }
  if (share.status === 200 && share.headers['content-type']?.startsWith('image/')) {
    return { id, state: 'done', found: 'Links to your home page are shown with a picture.' }
  }
  return {
    id,
    state: 'todo',
    found: `Links to your home page are shown without a picture (status ${share.status}).`,
    advice: 'Let the proxy pass the folder /pictures/ to this server.',
    place: system,
  }
}
