import { expect, test } from 'vitest'
import { replyHint } from './reply-hint.ts'

function hint(...senders: string[]) {
  const timeline = senders.map((address) => {
    const mail = { subject: '', text: '', quoted: '', bounced: null, files: [], refused: [] }
    const from = { name: '', address }
    return { kind: 'received' as const, nature: 'answer' as const, id: '1', at: '', from, ...mail }
  })
  return replyHint({ email: 'ann@example.com', sendsMail: true, timeline })
}

test('a reply says to whom it goes if the last mail is from somebody else', () => {
  expect(hint('ben@example.com')).toBe(
    'The last email is from ben@example.com. This reply goes to ann@example.com.',
  )
  for (const senders of [[], ['Ann@example.com'], ['ben@example.com', 'ann@example.com']]) {
    expect(hint(...senders)).toBe('Sent by email, quoting the message it answers.')
  }
})
