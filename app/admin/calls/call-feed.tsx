import { Form, useNavigation } from 'react-router'
import { ConfirmButton } from '#app/admin/kit/confirm.tsx'
import { Moment } from '#app/admin/kit/moment.tsx'
import { OneTimeSecret } from '#app/admin/kit/one-time-secret.tsx'
import { SectionHeading } from '#app/admin/kit/section-heading.tsx'
import type { CalendarsView } from '#server/features/calls/admin/show-calendars.ts'
import { Button } from '#ui/button.tsx'

type CallFeedProps = {
  feed: CalendarsView['feed']
  /** The new address, which is shown once. */
  address: string | null
}

/** The address at which a calendar program reads the actor's calls. */
export function CallFeed({ feed, address }: CallFeedProps) {
  const busy = useNavigation().formData?.get('intent') === 'renew-feed'
  return (
    <section aria-labelledby="call-feed" className="grid max-w-3xl gap-4">
      <SectionHeading
        id="call-feed"
        title="Your calls in your calendar"
        intro="Subscribe to a secret address in your calendar program, and it shows your booked calls with name, email and phone, also when they are moved or cancelled."
      />
      {address && (
        <OneTimeSecret
          sentence={
            <>
              <strong>Copy the address now.</strong> It is shown only once. Anyone who has it can
              read your calls.
            </>
          }
          text={address}
          copy="Copy address"
        />
      )}
      {feed && !address && (
        <p>
          The address was made on <Moment at={feed.createdAt} />. If you have lost it, make a new
          one.
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {feed ? (
          <>
            <ConfirmButton
              label="Make a new address"
              variant="outline"
              question="Make a new address?"
              consequence="The address that you have now stops working at once. Enter the new one in your calendar program."
              confirm="Make a new address"
              values={{ intent: 'renew-feed' }}
            />
            <ConfirmButton
              label="Delete address"
              variant="outline"
              question="Delete the address?"
              consequence="Calendar programs that subscribed to it no longer find your calls."
              confirm="Delete address"
              values={{ intent: 'remove-feed' }}
            />
          </>
        ) : (
          <Form method="post">
            <input type="hidden" name="intent" value="renew-feed" />
            <Button size="sm" type="submit" busy={busy}>
              Make an address
            </Button>
          </Form>
        )}
      </div>
    </section>
  )
}
