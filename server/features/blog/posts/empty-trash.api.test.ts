import { expect, test } from 'vitest'
import type { Store } from '#server/platform/db/schema.ts'
import { done, openPosts } from '#tests/fixtures/posts.ts'
import { emptyTrash } from './empty-trash.ts'

/** Wraps a store to run `work` before its first transaction. */
function beforeFirstTransaction(store: Store, work: () => Promise<unknown>): Store {
  let first: Promise<unknown> | undefined
  return new Proxy(store, {
    get(target, name) {
      const value = Reflect.get(target, name)
      if (name !== 'transaction') return typeof value === 'function' ? value.bind(target) : value
      return () => ({
        async execute(run: Parameters<ReturnType<Store['transaction']>['execute']>[0]) {
          first ??= work()
          await first
          return target.transaction().execute(run)
        },
      })
    },
  })
}

test('a post restored and deleted again while the trash is emptied stays for another thirty days', async () => {
  const { posts, write, rows, wait, clock, database } = await openPosts()
  const id = await write.draft({ title: 'Back again' })
  const other = await write.draft({ title: 'Forgotten' })
  for (const post of [id, other]) done(await posts.trash({ id: post }))
  wait(30 * 1440)
  const store = beforeFirstTransaction(database.store, async () => {
    done(await posts.untrash({ id }))
    done(await posts.trash({ id }))
  })
  await emptyTrash({ store, clock, newId: () => '0190a0a0-0000-7000-8000-000000000000' })
  expect((await posts.listTrash()).posts).toMatchObject([{ id }])
  expect((await rows('posts')).map((post) => post.id)).not.toContain(other)
})
