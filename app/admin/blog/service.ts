import type { Mutation, Query } from '#app/admin/service-types.ts'
import type { PostFields, PostState } from '#model/blog/post-form.ts'

/** A row of the list; times are ISO moments. */
export type PostRowShown = {
  id: string
  slug: string
  title: string
  author: string
  category: string
  state: PostState
  publishAt: string
  updatedAt: string
}

/** A post in its form. */
export type PostToEdit = {
  id: string
  version: number
  slug: string
  author: string
  readTime: string
  state: PostState
  fields: PostFields
  savedAt: string
  savedBy: string | null
}

/** A post that was saved, and whether readers see it. */
export type Saved = { id: string; slug: string; state: PostState }

/** This person's unsaved changes. */
export type Autosave = { fields: PostFields; savedAt: string; baseVersion: number }

export type Revision = {
  id: string
  version: number
  note: string
  title: string
  by: string
  at: string
}

export type PostHistory = {
  id: string
  title: string
  version: number
  revisions: Revision[]
  shown: { id: string; version: number; fields: PostFields } | null
}

export type TrashedPost = {
  id: string
  title: string
  author: string
  status: string
  deletedAt: string
  removedAt: string
}

/** The blog manager (specification 2.11). */
export type PostAdmin = {
  list: Query<{ posts: PostRowShown[]; q: string; page: number; total: number; hasMore: boolean }>
  show: Query<PostToEdit>
  create: Mutation<Saved>
  update: Mutation<Saved>
  autosave: Query<Autosave | null>
  saveAutosave: Mutation<{ savedAt: string }>
  discardAutosave: Mutation
  render: Query<{ html: string }>
  /** Where the post is seen: its page, or a preview that whoever has the link sees for seven days. */
  address: Query<string>
  history: Query<PostHistory>
  restore: Mutation
  trash: Mutation
  listTrash: Query<{ posts: TrashedPost[] }>
  untrash: Mutation
  remove: Mutation
}
