import {
  addCategory,
  editCategory,
  raiseCategory,
  removeCategory,
} from '#server/features/blog/categories/change-categories.ts'
import { listCategories } from '#server/features/blog/categories/list-categories.ts'
import { discardAutosave, saveAutosave, showAutosave } from './autosave.ts'
import { publishPost, unpublishPost } from './change-status.ts'
import { createPost } from './create-post.ts'
import { findLinkTargets } from './find-link-targets.ts'
import { showHistory } from './history.ts'
import { listAuthors } from './list-authors.ts'
import { listAllPosts } from './list-posts.ts'
import { postAddress, unsavedAddress } from './post-address.ts'
import { renderText } from './render-text.ts'
import { restoreRevision } from './restore-revision.ts'
import { showPostToEdit } from './show-post.ts'
import { listTrash, removePost, trashPost, untrashPost } from './trash.ts'
import { updatePost } from './update-post.ts'

export const blogActions = {
  list: listAllPosts,
  authors: listAuthors,
  show: showPostToEdit,
  create: createPost,
  update: updatePost,
  autosave: showAutosave,
  saveAutosave,
  discardAutosave,
  linkTargets: findLinkTargets,
  render: renderText,
  address: postAddress,
  preview: unsavedAddress,
  history: showHistory,
  restore: restoreRevision,
  publish: publishPost,
  unpublish: unpublishPost,
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
