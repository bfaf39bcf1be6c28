import { ArrowUp } from 'lucide-react'
import { Form } from 'react-router'
import { FormDialogButton } from '#app/admin/kit/form-dialog.tsx'
import { rowButtonClass } from '#app/admin/kit/row-button.ts'
import type { ListedCategory } from '#server/features/blog/categories/list-categories.ts'
import { Button } from '#ui/button.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { TextField } from '#ui/text-field.tsx'

type CategoryActionsProps = {
  category: ListedCategory
  categories: ListedCategory[]
  isFirst: boolean
}

/** Moves a category up, edits or removes it. */
export function CategoryActions({ category, categories, isFirst }: CategoryActionsProps) {
  const { id, name, posts } = category
  const others = categories.filter((other) => other.id !== id)
  return (
    <span className="flex-wrap gap-1.5 md:justify-end">
      {!isFirst && (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="intent" value="raise" />
          <input type="hidden" name="id" value={id} />
          <Button
            size="sm"
            variant="outline"
            type="submit"
            aria-label={`Move “${name}” up`}
            title="Move up"
            className={rowButtonClass}
          >
            <ArrowUp aria-hidden="true" className="size-4" />
          </Button>
        </Form>
      )}
      <FormDialogButton
        label="Edit"
        aria-label={`Edit “${name}”`}
        title={`Edit “${name}”`}
        values={{ intent: 'edit', id }}
        submit="Save"
        look="row"
      >
        <CategoryFields {...category} />
      </FormDialogButton>
      {others.length > 0 && (
        <FormDialogButton
          label="Remove"
          aria-label={`Remove “${name}”`}
          title={`Remove “${name}”?`}
          values={{ intent: 'remove', id }}
          submit="Remove"
          variant="danger"
          look="row"
        >
          <SelectField
            id={`category-${id}-to`}
            name="to"
            label={posts === 1 ? 'Move its post to' : `Move its ${posts} posts to`}
            hint="Drafts, posts in the trash and sections of pages move, too."
          >
            {others.map((other) => (
              <option key={other.id} value={other.id}>
                {other.name}
              </option>
            ))}
          </SelectField>
        </FormDialogButton>
      )}
    </span>
  )
}

/** The fields of a new or known category. */
export function CategoryFields({
  id,
  name,
  lambda,
}: Pick<ListedCategory, 'id' | 'name' | 'lambda'>) {
  return (
    <>
      <TextField
        id={`category-${id}-name`}
        name="name"
        label="Name"
        defaultValue={name}
        required
        maxLength={40}
      />
      <TextField
        id={`category-${id}-lambda`}
        name="lambda"
        type="number"
        label="Hue"
        hint="A wavelength in nanometres: 400 is violet, 520 green, 700 red."
        min={400}
        max={700}
        defaultValue={lambda}
        required
      />
    </>
  )
}
