import { sharePicturePath } from '../../../model/content/share-picture.ts'
import { content } from '../content.ts'
import type { Typesetter } from '../lettering.ts'
import { homeCard } from './home-card.ts'
import { pageCard } from './page-card.ts'
import { postCard } from './post-card.ts'
import { subjects } from './subjects.ts'

/** The share picture of every page, screen and post, with its file below public/pictures, without ending. */
export function shareCards(write: Typesetter): { path: string; svg: string }[] {
  return [
    ...subjects.map((subject) => ({
      path: fileOf(subject.id),
      svg: subject.id === 'home' ? homeCard(subject, write) : pageCard(subject, write),
    })),
    ...content.posts.map((post) => ({
      path: fileOf(`blog/${post.slug}`),
      svg: postCard(post, write),
    })),
  ]
}

function fileOf(id: string) {
  return sharePicturePath(id)
    .replace(/^\/pictures\//, '')
    .replace(/\.jpg$/, '')
}
