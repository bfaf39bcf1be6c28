import { Form } from 'react-router'
import { HiddenValues } from '#app/admin/kit/hidden-values.tsx'
import { Button } from '#ui/button.tsx'

/** Lets an owner stop counting visits, and start again. */
export function Counting({ isOn }: { isOn: boolean }) {
  return (
    <section className="grid content-start gap-3" aria-labelledby="counting">
      <h2 id="counting" className="text-section">
        Counting
      </h2>
      <p className="max-w-[70ch] text-soft">
        {isOn
          ? 'Visits are counted. The privacy page of the site should say so; sums are kept for 25 months.'
          : 'Visits are not counted. What was counted before is kept for 25 months.'}
      </p>
      <Form method="post" preventScrollReset>
        <HiddenValues values={{ intent: 'setCounting', counting: isOn ? 'off' : 'on' }} />
        <Button size="sm" variant="outline" type="submit">
          {isOn ? 'Stop counting' : 'Start counting'}
        </Button>
      </Form>
    </section>
  )
}
