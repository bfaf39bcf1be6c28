import { Form } from 'react-router'
import { CheckField } from '#app/admin/kit/check-field.tsx'
import { claimFacts } from '#model/setup/sample.ts'
import type { SetupState } from '#server/features/setup/show-setup.ts'
import { Button } from '#ui/button.tsx'

/** Takes what is invented off the site. */
export function SampleStep({ claims }: Pick<SetupState, 'claims'>) {
  const left = claims.filter(({ entries, sections }) => entries + sections > 0)
  if (left.length === 0) {
    return <p className="text-soft">Nothing invented is on the site any more.</p>
  }
  return (
    <Form method="post" preventScrollReset className="grid gap-5">
      <fieldset className="border-strong-line border-t">
        <legend className="sr-only">What to take off the site</legend>
        {left.map(({ claim, ...count }) => (
          <div key={claim} className="border-line border-b py-1.5">
            <CheckField name="claim" value={claim} defaultChecked>
              <span className="flex flex-wrap items-baseline gap-x-3">
                <span className="font-semibold">{claimFacts(claim).title}</span>
                <span className="label text-soft">{countText(count)}</span>
              </span>
              <span className="block text-small text-soft">{claimFacts(claim).description}</span>
            </CheckField>
          </div>
        ))}
      </fieldset>
      <div className="grid justify-items-start gap-2">
        <Button size="sm" type="submit" name="intent" value="hideSample">
          Take these off the site
        </Button>
        <p className="text-small text-soft">
          What you have changed stays. Entries and sections can be shown again, and the history
          keeps portraits beside texts.
        </p>
      </div>
    </Form>
  )
}

/** "12 entries, 5 sections". */
function countText({ entries, sections }: { entries: number; sections: number }) {
  const parts = [
    entries > 0 && `${entries} ${entries === 1 ? 'entry' : 'entries'}`,
    sections > 0 && `${sections} ${sections === 1 ? 'section' : 'sections'}`,
  ]
  return parts.filter(Boolean).join(', ')
}
