import {
  addCategory,
  editCategory,
  raiseCategory,
  removeCategory,
} from '#server/features/blog/categories/change-categories.ts'
import { listCategories } from '#server/features/blog/categories/list-categories.ts'
import { createPost } from './create-post.ts'
import { findLinkTargets } from './find-link-targets.ts'
import { listAuthors } from './list-authors.ts'
import { listAllPosts } from './list-posts.ts'
import { postAddress } from './post-address.ts'
import { publishPosts, unpublishPosts } from './publish-posts.ts'
import { renderText } from './render-text.ts'
import { listTrash, removePost, trashPost, untrashPost } from './trash.ts'

export const blogActions = {
  list: listAllPosts,
  authors: listAuthors,
  create: createPost,
  linkTargets: findLinkTargets,
  render: renderText,
  address: postAddress,
  publish: publishPosts,
  unpublish: unpublishPosts,
  trash: trashPost,
  listTrash,
  untrash: untrashPost,
  remove: removePost,
  categories: listCategories,
  addCategory,
  editCategory,
  raiseCategory,
  removeCategory,
}
