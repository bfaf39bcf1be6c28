import { clientMark } from './client-mark.ts'
import { clients } from './clients.ts'
import { cover } from './covers/cover.ts'
import { posts } from './covers/posts.ts'
import { openTypecase, type Typesetter } from './lettering.ts'
import { sitters } from './portraits/people.ts'
import { portrait } from './portraits/portrait.ts'
import { projectPictures } from './projects/projects.ts'
import { showcaseCards } from './showcase/cards.ts'

type Size = { width: number; height: number; suffix?: string }

/** A drawing with the file name (without ending) and sizes it is wanted in; `keep` also writes the SVG. */
export type Picture = { path: string; svg: string; sizes: readonly Size[]; keep?: boolean }

/** Every picture of the site, drawn but not yet rasterised. */
export async function allPictures(): Promise<Picture[]> {
  const write = await openTypecase()
  return [...people(), ...(await covers()), ...projects(write), ...showcase(write), ...marks(write)]
}

function people(): Picture[] {
  return sitters.map((sitter) => ({
    path: `people/${sitter.slug}`,
    svg: portrait(sitter),
    sizes: [{ width: 480, height: 600 }],
  }))
}

async function covers(): Promise<Picture[]> {
  return (await posts()).map((post) => ({
    path: `posts/${post.slug}`,
    svg: cover(post),
    sizes: [
      { width: 1200, height: 750 },
      { width: 640, height: 400, suffix: '-640' },
    ],
    keep: true,
  }))
}

function showcase(write: Typesetter): Picture[] {
  return showcaseCards(write).map(({ slug, svg }) => ({
    path: `showcase/${slug}`,
    svg,
    sizes: [{ width: 480, height: 320 }],
  }))
}

function projects(write: Typesetter): Picture[] {
  return projectPictures(write).map(({ name, svg }) => ({
    path: `projects/${name}`,
    svg,
    sizes: [
      { width: 1200, height: 900 },
      { width: 720, height: 540, suffix: '-720' },
    ],
  }))
}

/** The marks stay vectors, so that a page can colour them. */
function marks(write: Typesetter): Picture[] {
  return clients.map((client) => ({
    path: `clients/${client.slug}`,
    svg: clientMark(client, write),
    sizes: [],
    keep: true,
  }))
}
