import { ConfirmButton } from '#app/admin/kit/confirm.tsx'
import { Moment } from '#app/admin/kit/moment.tsx'

/** Says until when deliveries are signed with the old secret, too, and ends that. */
export function OldSecret({ until }: { until: string }) {
  return (
    <section
      aria-label="Old secret"
      className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-l-4 border-well bg-raised px-4.5 py-3.5"
    >
      <p className="max-w-[75ch] flex-1 basis-80">
        Signed with the new and the old secret until <Moment at={until} />. Enter the new one at the
        receiver before then.
      </p>
      <ConfirmButton
        label="End the old secret now"
        variant="outline"
        question="End the old secret now?"
        consequence="A receiver that does not have the new one yet refuses deliveries from now on."
        confirm="End it"
        values={{ intent: 'end-old-secret' }}
      />
    </section>
  )
}
