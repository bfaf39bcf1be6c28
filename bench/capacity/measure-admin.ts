import sharp from 'sharp'
import { adminPaths } from '#model/admin-paths.ts'
import { mediaPaths } from '#model/media/media.ts'
import { boundary, multipart } from '#tests/fixtures/multipart.ts'
import { ownerEmail, ownerPassword } from '#tests/fixtures/owner.ts'
import type { MeasuredSite } from './measured-site.ts'
import type { Cost } from './measurements.ts'
import { sendMany } from './send-many.ts'

const SCREENS = 60
const PICTURES = 1
/** Twelve megapixels, as phones take them. */
const SIZE = { width: 4_000, height: 3_000 }

/** What an owner's work costs: screens of the inbox with some thousand leads, and pictures. */
export async function measureAdmin({
  site,
  costOf,
  rest,
}: MeasuredSite): Promise<Record<'picture' | 'adminScreen', Cost>> {
  const cookie = await signIn(site.origin)
  const open = (count: number) =>
    sendMany(site.origin, { count, connections: 2 }, () => ({
      path: adminPaths.leads,
      headers: { cookie },
    }))
  await open(SCREENS / 4)
  const adminScreen = await costOf(SCREENS, () => open(SCREENS))
  const pictures = await Promise.all(Array.from({ length: PICTURES }, photograph))
  const picture = await costOf(PICTURES, async () => {
    await sendMany(site.origin, { count: PICTURES, connections: 1 }, (number) => ({
      path: mediaPaths.add,
      status: 302,
      headers: { cookie, 'content-type': `multipart/form-data; boundary=${boundary}` },
      body: multipart([
        { name: 'file', filename: 'photo.jpg', content: pictures[number] as Buffer },
        { name: 'name', content: `Photo ${number}` },
        { name: 'alt', content: 'A wall' },
      ]),
    }))
    await rest()
  })
  return { adminScreen, picture }
}

/** A new picture of 2 to 3 MB, with as much detail as a photograph. */
function photograph() {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  return sharp({ create: { ...SIZE, channels: 3, background: '#888', noise } })
    .blur(2)
    .jpeg({ quality: 88 })
    .toBuffer()
}

async function signIn(origin: string) {
  const response = await fetch(`${origin}${adminPaths.signIn}`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ intent: 'password', email: ownerEmail, password: ownerPassword }),
  })
  const cookies = response.headers.getSetCookie()
  return cookies.map((line) => line.split(';', 1)[0]).join('; ')
}
