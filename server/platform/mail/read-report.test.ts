import { expect, test } from 'vitest'
import { mixedMail, type Part } from '#tests/fixtures/mails.ts'
import { failureOf } from './delivery-status.ts'
import { readMail } from './read-mail.ts'

async function reportOf(type: string, parts: Part[]) {
  const raw = mixedMail({
    from: 'MAILER-DAEMON@mx.example',
    kind: `report; report-type=${type}`,
    parts: [{ type: 'text/plain', body: 'Status: 5.1.1\nMessage-ID: <of-the-text@x>' }, ...parts],
  })
  const { nature, bounce } = await readMail(raw, false)
  return { nature, bounce }
}

const original = {
  type: 'message/rfc822',
  body: 'Subject: News\r\nMessage-ID:\r\n <issue.1.2@agency.test>\r\n\r\nMessage-ID: <of-the-body@x>',
}

const status = (...groups: string[]) => ({
  type: 'message/delivery-status',
  body: ['Reporting-MTA: dns; mx.example', ...groups].join('\r\n\r\n'),
})

test('of several recipients the one whose email failed is read, with folded fields', async () => {
  const { bounce } = await reportOf('delivery-status', [
    status(
      'Final-Recipient: rfc822; a@b.example\r\nAction: delivered\r\nStatus: 2.0.0',
      'Final-Recipient: rfc822; c@b.example\r\nACTION: Failed\r\nStatus: 5.1.1 (bad address)\r\nDiagnostic-Code: smtp;\r\n 550 No such\r\n\tuser',
    ),
    original,
  ])
  expect(bounce).toEqual({
    messageId: 'issue.1.2@agency.test',
    kind: 'permanent',
    isFinal: true,
    reason: '550 No such user',
  })
})

test.each([
  ['Action: delayed\r\nStatus: 4.4.1', { kind: 'temporary', isFinal: false }],
  ['Action: failed\r\nStatus: 4.4.7', { kind: 'temporary', isFinal: true }],
  ['Action: relayed\r\nStatus: 2.1.9', { kind: null, isFinal: false }],
  ['Action: failed', { kind: 'temporary', isFinal: true }],
])('it is a delivery status: %s', async (group, expected) => {
  const { nature, bounce } = await reportOf('delivery-status', [status(group), original])
  expect({ nature, bounce }).toMatchObject({ nature: 'bounce', bounce: expected })
})

test('a report without the email has the id that the text quotes', async () => {
  const { bounce } = await reportOf('delivery-status', [status('Action: failed')])
  expect(bounce?.messageId).toBe('of-the-text@x')
})

test('a complaint is one, and "not spam" is none', async () => {
  const feedback = (type: string) => ({
    type: 'message/feedback-report',
    body: `Feedback-Type: ${type}\r\nUser-Agent: x\r\nVersion: 1\r\n`,
  })
  expect(await reportOf('feedback-report', [feedback('abuse'), original])).toMatchObject({
    nature: 'bounce',
    bounce: { messageId: 'issue.1.2@agency.test', kind: 'complaint', reason: 'Reported as abuse' },
  })
  expect(await reportOf('feedback-report', [feedback('not-spam'), original])).toEqual({
    nature: 'auto-reply',
    bounce: null,
  })
})

test.each([
  ['5.1.1', '', 'permanent'],
  ['5.0.0', '550 5.1.1 no such user', 'permanent'],
  ['5.0.0', '550 5.7.1 [192.0.2.1] is on our blocklist', 'temporary'],
  ['5.2.2', '552 mailbox full', 'temporary'],
  ['5.3.4', 'too large', 'temporary'],
  ['4.2.2', '', 'temporary'],
  ['', 'sorry', 'temporary'],
])('status %s with "%s" is %s', (code, said, expected) => {
  expect(failureOf(code, said)).toBe(expected)
})
