import { chairNames } from '../../content/chairs.ts'
import { designPieces } from '../../content/design-wall.ts'
import { heroPieces } from '../../content/hero-pictures.ts'
import {
  appSolutions,
  emailTemplates,
  listingPieces,
  performancePieces,
  socialPieces,
  webSolutions,
} from '../../content/portfolios.ts'
import { servicePieces } from '../../content/service-pictures.ts'
import { specialtyPieces } from '../../content/specialty-pictures.ts'
import { coverFallback, sampleCategories } from '../../model/blog/blog.ts'
import { SHARE_HEIGHT, SHARE_WIDTH } from '../../model/content/share-picture.ts'
import { clientMark } from './client-mark.ts'
import { clients } from './clients.ts'
import { content } from './content.ts'
import { cover } from './covers/cover.ts'
import { scenes as designScenes } from './design/scenes.ts'
import { desk, desks } from './desks/desks.ts'
import { interview } from './desks/interview.ts'
import * as emails from './emails/scenes.ts'
import { type Drawn, drawPieces } from './frames/canvas.ts'
import { heroScenes } from './heroes/scenes.ts'
import { blankTin } from './heroes/tins.ts'
import { loadTypesetter, type Typesetter } from './lettering.ts'
import { mondayBoard, signature, signatures } from './letters.ts'
import * as listings from './listings/scenes.ts'
import * as performance from './performance/scenes.ts'
import { sitters } from './portraits/people.ts'
import { portrait } from './portraits/portrait.ts'
import type { Pixels } from './press/press.ts'
import { projectPictures } from './projects/projects.ts'
import { scenes as serviceScenes } from './services/scenes.ts'
import { shareCards } from './share/cards.ts'
import * as social from './social/scenes.ts'
import * as solutions from './solutions/scenes.ts'
import { specialtyScenes } from './specialties/scenes.ts'
import { chairAlone, chairs } from './things/chairs.ts'

type Size = { width: number; height: number; suffix?: string }

/**
 * A drawing, as SVG or printed to pixels, with its file name (without extension) and widths, the largest first. `keep` also
 * writes the SVG; `shared` writes only a JPEG, because social networks support nothing newer.
 */
export type Picture = {
  path: string
  svg: string
  pixels?: () => Promise<Pixels>
  sizes: readonly Size[]
  keep?: boolean
  shared?: boolean
  /** That of the AVIF, where the usual one makes a first screen too heavy. */
  quality?: number
}

/** Every picture of the site as SVG. */
export async function allPictures(): Promise<Picture[]> {
  const write = await loadTypesetter()
  return [
    ...people(),
    ...covers(write),
    ...coverFallbacks(write),
    ...letters(write),
    ...projects(write),
    ...marks(write),
    ...portfolios(write),
    ...wallAndServices(write),
    ...specialties(write),
    ...heroes(write),
    ...openings(write),
    kept('tins/blank', blankTin()),
    ...shares(write),
  ]
}

function people(): Picture[] {
  const portraits = sitters.map((sitter) => ({
    path: `people/${sitter.slug}`,
    svg: portrait(sitter),
    sizes: [
      { width: 960, height: 1200 },
      { width: 480, height: 600, suffix: '-480' },
    ],
  }))
  // Who reads inquiries stands on the ground of the contact page.
  const reader = content.screens.contact.wait?.reader?.image.src
  const cutOuts = sitters
    .map((sitter) => kept(`people/${sitter.slug}-cut-out`, portrait(sitter, true)))
    .filter(({ path }) => reader === `/pictures/${path}.svg`)
  return [...portraits, ...cutOuts]
}

function covers(write: Typesetter): Picture[] {
  return content.posts.map((post) => kept(`posts/${post.slug}`, cover(post, write)))
}

/** One cover per category, for posts without their own. */
function coverFallbacks(write: Typesetter): Picture[] {
  return Object.keys(sampleCategories).map((category) => {
    const path = coverFallback(category).replace(/^\/pictures\/|\.svg$/g, '')
    return kept(path, cover({ slug: category, category }, write))
  })
}

/** What stands in posts that are letters. */
function letters(write: Typesetter): Picture[] {
  const signed = Object.entries(signatures).map(([slug, hand]) =>
    kept(`signatures/${slug}`, signature(hand, write)),
  )
  return [...signed, kept('posts/monday-board', mondayBoard(write))]
}

function projects(write: Typesetter): Picture[] {
  return projectPictures(write).map(({ name, ...drawn }) => ({
    path: `projects/${name}`,
    svg: '',
    ...drawn,
    sizes: projectSizes(name),
  }))
}

function projectSizes(name: string): Size[] {
  if (name.endsWith('-portrait')) return inWidths(1080)
  if (/-(sketch|original)$/.test(name)) return inWidths(1600, 800)
  if (name.endsWith('-before')) return inWidths(2400, 1200, 720)
  return inWidths(2400, 1600, 1200, 720, 480, 320)
}

/** The sizes of a picture of 4 to 3: the first in a file without a width in its name. */
function inWidths(...widths: number[]): Size[] {
  return widths.map((width, index) => ({
    ...{ width, height: (width * 3) / 4 },
    suffix: index === 0 ? '' : `-${width}`,
  }))
}

/** Portfolio mock-ups; their titles and alt texts are in content/portfolios.ts. */
function portfolios(write: Typesetter): Picture[] {
  return [
    ...drawPieces(performancePieces, performance.scenes, write, 2),
    ...drawPieces(emailTemplates, emails.scenes, write),
    ...drawPieces(socialPieces, social.scenes, write, 2),
    ...drawPieces(listingPieces, listings.scenes, write, 2),
    ...drawPieces([...appSolutions, ...webSolutions], solutions.scenes, write, 2),
  ].map((drawn) => divided(drawn, [2]))
}

/** The design wall (content/design-wall.ts), and wide pictures of service pages (content/service-pictures.ts). */
function wallAndServices(write: Typesetter): Picture[] {
  const services = drawPieces(servicePieces, serviceScenes, write, 1.5)
  return [
    ...drawPieces(designPieces, designScenes, write).map((drawn) => divided(drawn, [2])),
    ...services.map((drawn) => divided(drawn, drawn.path.endsWith('-portrait') ? [] : [1.5, 3])),
  ]
}

/** What each specialty makes (content/specialty-pictures.ts): wide, and upright for phones. */
function specialties(write: Typesetter): Picture[] {
  const drawn = (shape: 'wide' | 'upright', scale: number) =>
    drawPieces(
      specialtyPieces.map((piece) => piece[shape]),
      specialtyScenes,
      write,
      scale,
    )
  return [
    ...drawn('wide', 1.8).map((each) => divided(each, [each.width / 1440, 3])),
    ...drawn('upright', 1.5).map((each) => divided(each, [])),
  ]
}

/** A drawing as large as it is, and divided by each of these. */
function divided({ path, svg, width, height }: Drawn, divisors: number[]): Picture {
  const smaller = divisors.map((divisor) => ({
    ...{ width: width / divisor, height: height / divisor },
    suffix: `-${width / divisor}`,
  }))
  return { path, svg, sizes: [{ width, height }, ...smaller] }
}

/** The openings of pages, in each of their widths. */
function heroes(write: Typesetter): Picture[] {
  return drawPieces(heroPieces, heroScenes, write).map((drawn, index) => {
    const { path, svg, width, height } = drawn
    const smaller = (heroPieces[index]?.image.widths ?? []).map((each) => ({
      ...{ width: each, height: Math.round((each * height) / width), suffix: `-${each}` },
    }))
    const quality = path.includes('/seventeen-ads') ? 46 : undefined
    return { path, svg, sizes: [{ width, height }, ...smaller], quality }
  })
}

/** The chair of each opening and the things on its desk, kept as SVG: they stand on any ground, in any size. */
function openings(write: Typesetter): Picture[] {
  return [
    ...chairNames.map((name) => kept(`chairs/${name}`, chairAlone(chairs[name]))),
    ...Object.entries(desks).map(([slug, things]) => kept(`desks/${slug}`, desk(things, write))),
    kept('desks/interview', interview()),
  ]
}

/** Client logos, kept as SVG so that pages can colour them. */
function marks(write: Typesetter): Picture[] {
  return clients.map((client) => kept(`clients/${client.slug}`, clientMark(client, write)))
}

function kept(path: string, svg: string): Picture {
  return { path, svg, sizes: [], keep: true }
}

function shares(write: Typesetter): Picture[] {
  return shareCards(write).map(({ path, svg }) => ({
    path,
    svg,
    sizes: [{ width: SHARE_WIDTH, height: SHARE_HEIGHT }],
    shared: true,
  }))
}
