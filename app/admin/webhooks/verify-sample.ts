/** Sample code that verifies a call in Node.js. A test runs it against a real call. */
export const verifySample = `import { createHmac, timingSafeEqual } from 'node:crypto'

/** headers: lower-case names; body: the raw text, before JSON.parse; secret: "whsec_…" */
export function isGenuine(headers, body, secret) {
  const time = headers['webhook-timestamp']
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  const signed = headers['webhook-id'] + '.' + time + '.' + body
  const expected = createHmac('sha256', key).update(signed).digest()
  const isFresh = Math.abs(Date.now() / 1000 - Number(time)) < 300
  // For a day after the secret was rotated there are two.
  const signatures = headers['webhook-signature'].split(' ')
  return isFresh && signatures.some((signature) => {
    const given = Buffer.from(signature.replace('v1,', ''), 'base64')
    return given.length === expected.length && timingSafeEqual(given, expected)
  })
}
`
