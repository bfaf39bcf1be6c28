import { Form } from 'react-router'
import { ConfirmButton } from '#app/admin/kit/confirm.tsx'
import { CopyLine } from '#app/admin/kit/copy-line.tsx'
import { SectionHeading } from '#app/admin/kit/section-heading.tsx'
import { Tag } from '#app/admin/kit/tag.tsx'
import type { DkimView } from '#server/features/mail/dkim/actions.ts'
import { Button } from '#ui/button.tsx'

/** Signs email here, where the mail provider does not. */
export function DkimKey({ dkim: { sender, key } }: { dkim: DkimView }) {
  return (
    <section className="grid max-w-3xl gap-4" aria-labelledby="dkim-key">
      <SectionHeading
        id="dkim-key"
        title="Sign email here (DKIM)"
        intro="Mail providers sign for you, so most sites need no key of their own. Make one if you run the mail server yourself, or if yours does not sign."
      />
      {key ? (
        <>
          <div>
            <Tag tone={key.isUsed && key.coversSender ? 'good' : 'loud'}>{stateOf(key)}</Tag>
          </div>
          {!key.coversSender && (
            <p className="max-w-[70ch]">
              The key is for another domain than that of the sender, {sender}. Delete it and make a
              new one.
            </p>
          )}
          <CopyLine id="dkim-host" label="Host of the TXT record" value={key.host} />
          <CopyLine id="dkim-value" label="Value" value={key.value} />
          <div className="flex flex-wrap gap-3">
            {!key.isUsed && <IntentButton intent="start-dkim" label="Start signing" />}
            <ConfirmButton
              label="Delete the key"
              variant="outline"
              question="Delete the key?"
              consequence="Email is not signed here any more. Leave the record in the DNS for some days: email on its way is still verified with it."
              confirm="Delete the key"
              values={{ intent: 'remove-dkim' }}
            />
          </div>
        </>
      ) : (
        <IntentButton intent="create-dkim" label="Make a key" />
      )}
    </section>
  )
}

function stateOf({ isUsed, coversSender }: NonNullable<DkimView['key']>) {
  if (!isUsed) return 'Waits for the DNS'
  return coversSender ? 'Signs email' : 'Not used'
}

function IntentButton({ intent, label }: { intent: string; label: string }) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="intent" value={intent} />
      <Button size="sm" variant="outline" type="submit">
        {label}
      </Button>
    </Form>
  )
}
