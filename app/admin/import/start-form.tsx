import { Form, useNavigation } from 'react-router'
import { CheckField } from '#app/admin/kit/check-field.tsx'
import { fieldErrors } from '#app/admin/kit/field-errors.ts'
import { FormAlert } from '#app/admin/kit/form-alert.tsx'
import { Panel } from '#app/admin/kit/panel.tsx'
import { SectionHeading } from '#app/admin/kit/section-heading.tsx'
import type { ActionResult } from '#model/action-result.ts'
import { KEEP_CATEGORIES } from '#model/import/import.ts'
import type { ShownImport } from '#server/features/import/show-import.ts'
import { Button } from '#ui/button.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { TextField } from '#ui/text-field.tsx'

type StartFormProps = {
  shown: ShownImport
  facts: NonNullable<ShownImport['facts']>
  result: ActionResult<unknown> | undefined
}

/** How the posts are imported. */
export function StartForm({ shown, facts, result }: StartFormProps) {
  const { id, categories, counts } = shown
  const errors = fieldErrors(result)
  const { state, formData } = useNavigation()
  const count = counts.post.waiting - shown.here
  if (count < 1) {
    return (
      <Panel aria-labelledby="start">
        <SectionHeading id="start" title="Nothing to import" intro={nothing} />
      </Panel>
    )
  }
  return (
    <Panel aria-labelledby="start">
      <SectionHeading id="start" title="Import" />
      <FormAlert result={result} />
      <Form method="post" noValidate className="grid grid-cols-1 gap-5">
        <input type="hidden" name="intent" value="start" />
        <input type="hidden" name="id" value={id} />
        <SelectField id="category" name="category" label="Categories">
          <option value={KEEP_CATEGORIES}>Those of the old site</option>
          {categories.map(({ id: key, name }) => (
            <option key={key} value={key}>{`All into “${name}”`}</option>
          ))}
        </SelectField>
        {facts.pictures > 0 && (
          <>
            <TextField
              id="address"
              name="address"
              label="Address of the old site"
              defaultValue={facts.address ?? ''}
              placeholder="https://old.example"
              hint="Pictures are fetched from there, so it has to be online still. Pictures inside a ZIP come from the ZIP."
              error={errors?.address}
              inputMode="url"
              autoComplete="off"
              spellCheck={false}
            />
            <CheckField name="pictures" defaultChecked>
              Copy {facts.pictures.toLocaleString('en-US')}{' '}
              {facts.pictures === 1 ? 'picture' : 'pictures'} into the library
            </CheckField>
          </>
        )}
        <CheckField name="drafts">Import everything as drafts</CheckField>
        <div>
          <Button
            size="sm"
            type="submit"
            busy={state !== 'idle' && formData?.get('intent') === 'start'}
          >
            {count === 1 ? 'Import 1 post' : `Import ${count.toLocaleString('en-US')} posts`}
          </Button>
        </div>
      </Form>
    </Panel>
  )
}

const nothing = 'Every post of this file is here already, or could not be read.'
