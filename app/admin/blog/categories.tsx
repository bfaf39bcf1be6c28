import { adminFrom, readForm, respond } from '#app/admin/admin-from.ts'
import { DataTable } from '#app/admin/kit/data-table.tsx'
import { dispatchIntent } from '#app/admin/kit/dispatch-intent.ts'
import { FormAlert } from '#app/admin/kit/form-alert.tsx'
import { FormDialogButton } from '#app/admin/kit/form-dialog.tsx'
import { PageHeader } from '#app/admin/kit/page-header.tsx'
import { usePerson } from '#app/admin/shell/shell.tsx'
import { mayAct } from '#model/accounts/accounts.ts'
import { adminPaths } from '#model/admin-paths.ts'
import { hueOf } from '#ui/spectrum.ts'
import type { Route } from './+types/categories.ts'
import { CategoryActions, CategoryFields } from './category-actions.tsx'

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
        intro="Readers filter the blog by them. Changes are public at once."
        back={{ to: adminPaths.blog, name: 'Blog' }}
      >
        {mayWrite && (
          <FormDialogButton
            label="Add category"
            aria-label="Add category"
            title="Add a category"
            values={{ intent: 'add' }}
            submit="Add category"
            look="solid"
          >
            <CategoryFields id="new" name="" lambda={520} />
          </FormDialogButton>
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
                <CategoryActions
                  category={category}
                  categories={categories}
                  isFirst={index === 0}
                />
              )}
            </td>
          </tr>
        ))}
      </DataTable>
    </>
  )
}
