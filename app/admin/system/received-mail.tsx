import { type ReactNode, useEffect, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { Moment } from '#app/admin/kit/moment.tsx'
import { SectionHeading } from '#app/admin/kit/section-heading.tsx'
import { SettingNames } from '#app/admin/kit/setting-names.tsx'
import { Tag, type Tone } from '#app/admin/kit/tag.tsx'
import { useQuery } from '#app/admin/kit/use-query.ts'
import { missingAdvice, testState } from '#model/mail/inbox-test.ts'
import type { InboxState } from '#server/features/leads/mails/inbox-state.ts'
import { Button } from '#ui/button.tsx'

type ReceivedMailProps = { inbox: InboxState | null; sendsMail: boolean }

/** How to have answers in the inbox, or whether they come in. */
export function ReceivedMail({ inbox, sendsMail }: ReceivedMailProps) {
  return (
    <section className="grid max-w-3xl gap-4" aria-labelledby="received-mail">
      <SectionHeading
        id="received-mail"
        title="Receive mail"
        intro="Answers come into the inbox, under the lead that they belong to. An email from a stranger becomes a lead."
      />
      {inbox ? <InboxTest loaded={inbox} sendsMail={sendsMail} /> : <HowTo />}
    </section>
  )
}

const steps = [
  'Take a mailbox at your mail provider that this site may read, such as hello@your.domain. What is written to hello+anything@your.domain must come in too. Some providers have that switched off; they call it plus addressing or subaddressing.',
  'Note its IMAP server, user and password. Gmail, iCloud and Yahoo want an app password, which you make in your account there. Microsoft takes no passwords for this: forward its mail to a mailbox elsewhere.',
  'Set INBOX_ADDRESS to the address and IMAP_URL to imaps://user:password@server, and restart the server. In the user and the password write %40 for @, %25 for %, %2F for /, %23 for # and %3F for ?. Then send a test email here.',
]

function HowTo() {
  return (
    <ol className="grid max-w-[75ch] list-decimal gap-2 pl-6">
      {steps.map((step) => (
        <li key={step}>
          <SettingNames text={step} />
        </li>
      ))}
    </ol>
  )
}

/** Milliseconds between questions for a mail that has left. */
const PAUSE = 2_000

/** Sends an email to the mailbox of the site, and shows whether it comes in. */
function InboxTest({ loaded, sendsMail }: { loaded: InboxState; sendsMail: boolean }) {
  const [round, setRound] = useState(0)
  const isAsking = loaded.test && testState(loaded.test, new Date(loaded.now)) === 'waiting'
  const isSending = useNavigation().formData?.get('intent') === 'test-inbox'
  const { value } = useQuery('system.inbox', isAsking ? { round: String(round) } : null)
  const { test, now, problem } =
    value?.test?.sentAt === loaded.test?.sentAt && value ? value : loaded
  const state = test && testState(test, new Date(now))
  useEffect(() => {
    if (state !== 'waiting') return
    const timer = setInterval(() => setRound((last) => last + 1), PAUSE)
    return () => clearInterval(timer)
  }, [state])
  return (
    <>
      <div role="status" className="grid max-w-[75ch] gap-2">
        {problem ? (
          <Found tag="Not working" tone="late">
            {problem}
          </Found>
        ) : (
          <Arrival {...{ test, state, address: loaded.address }} />
        )}
      </div>
      {sendsMail ? (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="intent" value="test-inbox" />
          <Button size="sm" variant="outline" type="submit" busy={isSending}>
            Send a test email to the inbox
          </Button>
        </Form>
      ) : (
        <p>
          <SettingNames text="A test email can be sent once SMTP_URL is set." />
        </p>
      )}
    </>
  )
}

type ArrivalProps = {
  test: InboxState['test']
  state: ReturnType<typeof testState> | null
  address: string
}

function Arrival({ test, state, address }: ArrivalProps) {
  if (!test) return <p>Receiving mail at {address} has not been tested yet.</p>
  if (state === 'missing') {
    return (
      <Found tag="Not arrived" tone="late">
        {missingAdvice(test)}
      </Found>
    )
  }
  if (state === 'waiting') {
    return (
      <Found tag="On its way" tone="quiet">
        A test email to {test.address} has left. This shows when it comes in.
      </Found>
    )
  }
  return (
    <Found tag="Mail comes in" tone="good">
      The last test email came in on <Moment at={test.arrivedAt ?? ''} />.
    </Found>
  )
}

function Found({ tag, tone, children }: { tag: string; tone: Tone; children: ReactNode }) {
  return (
    <>
      <Tag tone={tone}>{tag}</Tag>
      <p className="wrap-anywhere">{children}</p>
    </>
  )
}
