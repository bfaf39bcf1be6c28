import { Form } from 'react-router'
import { CheckField } from '#app/admin/kit/check-field.tsx'
import type { SetupState } from '#server/features/setup/show-setup.ts'
import { Button } from '#ui/button.tsx'
import { hueOf } from '#ui/spectrum.ts'

/** Chooses the services that visitors see. */
export function ServicesStep({ services }: Pick<SetupState, 'services'>) {
  return (
    <Form method="post" preventScrollReset className="grid gap-5">
      <fieldset className="border-strong-line border-t">
        <legend className="sr-only">Services that you offer</legend>
        {services.map(({ slug, title, line, lambda, isShown }) => (
          <div
            key={slug}
            {...hueOf(lambda)}
            className="border-line border-b border-l-4 border-l-fill py-1.5 pl-4"
          >
            <CheckField name="service" value={slug} defaultChecked={isShown}>
              <span className="block font-semibold">{title}</span>
              <span className="block text-small text-soft">{line}</span>
            </CheckField>
          </div>
        ))}
      </fieldset>
      <div>
        <Button size="sm" type="submit" name="intent" value="chooseServices">
          Show these services
        </Button>
      </div>
    </Form>
  )
}
