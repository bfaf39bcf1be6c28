import { ArrowUp } from 'lucide-react'
import { Form } from 'react-router'
import { adminFrom, readForm, respond } from '#app/admin/admin-from.ts'
import { DataTable } from '#app/admin/kit/data-table.tsx'
import { dispatchIntent } from '#app/admin/kit/dispatch-intent.ts'
import { FormAlert } from '#app/admin/kit/form-alert.tsx'
import { PageHeader } from '#app/admin/kit/page-header.tsx'
import { PopoverForm } from '#app/admin/kit/popover-form.tsx'
import { rowButtonClass } from '#app/admin/kit/row-button.ts'
import { usePerson } from '#app/admin/shell/shell.tsx'
import { mayAct } from '#model/accounts/accounts.ts'
import { adminPaths } from '#model/admin-paths.ts'
import type { ListedCategory } from '#server/features/blog/categories/list-categories.ts'
import { Button } from '#ui/button.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { hueOf } from '#ui/spectrum.ts'
import { TextField } from '#ui/text-field.tsx'
import type { Route } from './+types/categories.ts'

export async function loader(args: Route.LoaderArgs) {
  return adminFrom(args).blog.categories()
}

export async function action(args: Route.ActionArgs) {
  const { addCategory, editCategory, raiseCategory, removeCategory } = adminFrom(args).blog
  const handlers = {
    add: addCategory,
    edit: editCategory,
    raise: raiseCategory,
    remove: removeCategory,
  }
  return respond(await dispatchIntent(await readForm(args), handlers))
}

export const meta = () => [{ title: 'Blog categories' }]

/** The blog's categories, in the order in which readers see them. */
export default function Categories({ loaderData, actionData }: Route.ComponentProps) {
  const { categories } = loaderData
  const mayWrite = mayAct(usePerson().role, 'editor')
  return (
    <>
      <PageHeader
        title="Blog categories"
        lead="Readers filter the blog by them. Changes are public at once."
        back={{ to: adminPaths.blog, name: 'Blog' }}
      >
        {mayWrite && (
          <PopoverForm
            label="Add category"
            aria-label="Add category"
            title="Add a category"
            values={{ intent: 'add' }}
            confirm="Add category"
            look="solid"
          >
            <CategoryFields id="new" name="" lambda={520} />
          </PopoverForm>
        )}
      </PageHeader>
      <FormAlert result={actionData} />
      <DataTable
        caption="Categories in their order"
        columns={['Category', 'Posts', '']}
        hasLabels
        empty="There is no category."
      >
        {categories.map((category, index) => (
          <tr key={category.id}>
            <td data-label="Category" className="font-semibold">
              <span className="flex items-center gap-3">
                <span
                  {...hueOf(category.lambda)}
                  aria-hidden="true"
                  className="size-4 rounded-pill bg-fill"
                />
                {category.name}
              </span>
            </td>
            <td data-label="Posts">{category.posts.toLocaleString('en-US')}</td>
            <td className="is-actions">
              {mayWrite && (
                <RowActions category={category} categories={categories} isFirst={index === 0} />
              )}
            </td>
          </tr>
        ))}
      </DataTable>
    </>
  )
}

type RowActionsProps = { category: ListedCategory; categories: ListedCategory[]; isFirst: boolean }

function RowActions({ category, categories, isFirst }: RowActionsProps) {
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
      <PopoverForm
        label="Edit"
        aria-label={`Edit “${name}”`}
        title={`Edit “${name}”`}
        values={{ intent: 'edit', id }}
        confirm="Save"
        look="row"
      >
        <CategoryFields {...category} />
      </PopoverForm>
      {others.length > 0 && (
        <PopoverForm
          label="Remove"
          aria-label={`Remove “${name}”`}
          title={`Remove “${name}”?`}
          values={{ intent: 'remove', id }}
          confirm="Remove"
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
        </PopoverForm>
      )}
    </span>
  )
}

function CategoryFields({ id, name, lambda }: Pick<ListedCategory, 'id' | 'name' | 'lambda'>) {
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
