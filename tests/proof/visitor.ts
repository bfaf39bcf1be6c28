import { once } from 'node:events'
import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { inquiryForm } from '#tests/fixtures/inquiry.ts'
import { ownChoices } from '#tests/fixtures/own-choices.ts'
import { pdf } from '#tests/fixtures/uploads.ts'

// node tests/proof/visitor.ts URL NAME [SECONDS]: sends an inquiry with a file, that slowly, and prints status and answer.
const [url = '', name = '', seconds = '0'] = process.argv.slice(2)
const PIECES = 20

const form = inquiryForm({ ...ownChoices, name }, { name: 'brief.pdf', content: pdf(2_000_000) })
const encoded = new Response(form)
const body = Buffer.from(await encoded.arrayBuffer())
const headers = {
  'content-type': encoded.headers.get('content-type') ?? '',
  'content-length': body.length,
}
const sent = request(new URL('/api/inquiries', url), { method: 'POST', headers })
const answered = once(sent, 'response')
const size = Math.ceil(body.length / PIECES)
for (let from = 0; from < body.length; from += size) {
  sent.write(body.subarray(from, from + size))
  if (from === 0) console.log('sending')
  await setTimeout((Number(seconds) * 1_000) / PIECES)
}
sent.end()
const [response] = await answered
console.log(`${response.statusCode} ${await text(response)}`)
