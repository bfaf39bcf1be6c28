import { cover } from './covers/cover.ts'
import { posts } from './covers/posts.ts'
import { sitters } from './portraits/people.ts'
import { portrait } from './portraits/portrait.ts'

export type Size = { width: number; height: number; suffix?: string }

/** A drawing with the file name (without ending) and sizes it is wanted in; `keep` also writes the SVG. */
export type Picture = { path: string; svg: string; sizes: readonly Size[]; keep?: boolean }

/** Every picture of the site, drawn but not yet rasterised. */
export async function allPictures(): Promise<Picture[]> {
  return [...people(), ...(await covers())]
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
