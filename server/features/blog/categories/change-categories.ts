import { z } from 'zod'
import { type Category, idsOf } from '#model/blog/categories.ts'
import { CATEGORIES_MAX, categorySchema } from '#model/content/categories.ts'
import { mutation } from '#server/actions/action.ts'
import { fail } from '#server/platform/http/problem.ts'
import { publishCategories } from './publish-categories.ts'

const { name, lambda } = categorySchema.shape
const id = z.string().max(80)

export const addCategory = mutation(
  'editor',
  z.object({ name, lambda }),
  async (context, added) => {
    await publishCategories(context, `Added the blog category “${added.name}”`, (categories) => {
      if (categories.length >= CATEGORIES_MAX)
        fail(409, `There can be ${CATEGORIES_MAX} categories.`)
      requireNewName(categories, added.name)
      return [...categories, { ...added, id: freeId(categories, added.name) }]
    })
    return { message: `“${added.name}” can be chosen for posts.`, value: null }
  },
)

/** Changes the name and the hue; posts and addresses with the former name follow. */
export const editCategory = mutation(
  'editor',
  z.object({ id, name, lambda }),
  async (context, edited) => {
    await publishCategories(context, `Changed the blog category “${edited.name}”`, (categories) => {
      const before = find(categories, edited.id)
      requireNewName(categories, edited.name, edited.id)
      const { former = [] } = before
      const names = former.includes(before.name) ? former : [...former, before.name]
      const next = { ...before, ...edited, ...(edited.name !== before.name && { former: names }) }
      return categories.map((each) => (each === before ? next : each))
    })
    return { message: 'Saved. The blog shows it now.', value: null }
  },
)

/** Moves a category one place up in menus and lists. */
export const raiseCategory = mutation('editor', z.object({ id }), async (context, input) => {
  await publishCategories(context, 'Moved a blog category up', (categories) => {
    const raised = find(categories, input.id)
    const index = categories.indexOf(raised)
    return categories
      .with(index, categories[index - 1] ?? raised)
      .with(Math.max(index - 1, 0), raised)
  })
  return { message: 'Moved up.', value: null }
})

/** Removes a category; its posts, also drafts and those in the trash, move to another one. */
export const removeCategory = mutation(
  'editor',
  z.object({ id, to: id.min(1, 'Choose where its posts go.') }),
  async (context, input) => {
    let target = ''
    await publishCategories(context, 'Removed a blog category', (categories) => {
      const removed = find(categories, input.id)
      const to = find(categories, input.to)
      if (to === removed) fail(422, 'Choose another category for its posts.')
      target = to.name
      const former = [...new Set([...idsOf(to).slice(1), ...idsOf(removed), removed.name])]
      return categories.flatMap((each) =>
        each === removed ? [] : each === to ? [{ ...to, former }] : [each],
      )
    })
    return { message: `Removed. Its posts are in “${target}” now.`, value: null }
  },
)

function find(categories: readonly Category[], wanted: string) {
  return (
    categories.find((category) => category.id === wanted) ??
    fail(404, 'This category does not exist any more. Reload the page.')
  )
}

function requireNewName(categories: readonly Category[], wanted: string, own?: string) {
  const isTaken = categories.some(
    (each) => each.id !== own && each.name.toLowerCase() === wanted.toLowerCase(),
  )
  const message = `There is already a category “${wanted}”.`
  if (isTaken) fail(422, message, { errors: { name: message } })
}

/** The name, with a number if a category has or had it: its posts would move. */
export function freeId(categories: readonly Category[], wanted: string) {
  const taken = new Set(categories.flatMap(idsOf))
  for (let count = 1; ; count++) {
    const made = count === 1 ? wanted : `${wanted} ${count}`
    if (!taken.has(made)) return made
  }
}
