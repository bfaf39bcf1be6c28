import type { BlockOf } from '#blocks/schema.ts'

type PictureBlock = BlockOf<'picture'>

/** Pictures of what services do; drawn by art/pictures/services. */
export const servicePictures = {
  'fifteen-conversations': pictureBlock(
    'fifteen-conversations',
    'Fifteen index cards with a name and a sentence each, from I wash at two in the morning to Ask me after Diwali; ten are stamped Paid',
    'Week five of a laundry for night-shift nurses: fifteen conversations, ten of them now customers.',
    990,
  ),
  'one-question-one-page': pictureBlock(
    'one-question-one-page',
    'Nine questions in speech bubbles, joined by lines to four pages of a tile shop, which stand at positions 3, 1, 2 and 5',
    'Nine questions customers asked a tile shop in Sharjah, the four pages that answer them, and their positions in search after twelve weeks.',
    1340,
  ),
}

/** The same from edge to edge, with numbers that the items below explain. */
export const numberedPictures = {
  'one-search': numbered(
    'one-search',
    'A page of search results for anti slip tiles sharjah. Third is a tile shop, with its address, title, stars, price, four tiles and a map; further down a builders’ magazine quotes its test. Beside it lies what is behind: a page with a table of grades that loads in 1.9 seconds, thirty findings with ticks, a noindex tag struck through, and three old addresses that lead to new ones. Twelve numbers mark the work',
    'One search, and what it took to be third. Until March, the page was hidden.',
    [940, 1780],
  ),
  'one-page-weighed': numbered(
    'one-page-weighed',
    'A square for each kilobyte of a front page: 150 today, with a limit of 170; in grey the 2,490 that are gone: a film 1,200, pictures 720, trackers 330, fonts 240',
    'A front page in squares of one kilobyte: 2,640 before, 150 today. Both sell the same jacket.',
    [604, 1912],
  ),
  'ember-and-oat-answers': numbered(
    'ember-and-oat-answers',
    'A bakery’s email about burnt rye, signed by Ruth. Around it: the list of readers as a file, 4,812 addresses; the same words in a dark window without pictures; the page after leaving, with a way back; and a count. Of 100 who got it 9 ordered, of 100 left out 6, so it sold three',
    'One Friday of a bakery in Leeds: eighty words, one picture, and a tenth of the list left out to see what they were worth.',
    [740, 2420],
  ),
  'nine-posts': numbered(
    'nine-posts',
    'Nine posts about a hair oil, each as large as what it sold. Largest: rukhsana.combs, 6,100 followers, 118 orders: “My mother has oiled my hair every Sunday since 1994. I told her that this one is paid. She said then they should pay her.” Then dadi.and.i with 97, nightshift.lina with 71, and smaller ones; smallest: thatcouple, 1.2 million followers, 2 orders',
    'A hair oil’s March, before anybody sorted the list by followers.',
    [884, 2530],
  ),
  'one-week-edited': numbered(
    'one-week-edited',
    'The page of Gale & Co. with six changes and who made them: price $148 to $132, size M gone, a new photograph, a rain hat, open until seven, closed on Saturday',
    'A week in October. The price in the opening of this page was only Monday’s.',
    [820, 2346],
  ),
  'lumen-dental-monday': numbered(
    'lumen-dental-monday',
    'Four ads of a dental practice, the calls that each brought, ticked or crossed by Farah at the desk, and the money of the week before and after. Toothache: 8 of 9 good, $180 becomes $440. Braces: 4 of 7, “two are ten”, $240 becomes $260. Whiter: 2 of 22, “want the price, not the dentist”, $310 becomes $120. Sundays: none of 11, “all eleven want a job”, $90, stopped',
    'A dental practice’s Monday. The ad about Sundays was clicked most, by people who would have liked to work on one.',
    [840, 1640],
  ),
}

/** Figures drawn to scale by what they count. */
export const figurePictures = {
  'tin-shelves': framed(
    'tin-shelves',
    'A hundred and fifty tins on shelves, each with a label of its own; one label comes off at a corner, above lines of waves',
    'A tin for each partner. One label is still free.',
    [606, 840],
  ),
  'sixteen-posts': framed(
    'sixteen-posts',
    'The sixteen posts of a month side by side: sweets, a raincoat, an oil, a bicycle, a folded fish and more, each in the hand of its brand',
    'Sixteen posts for eight brands.',
    [112, 224],
  ),
}

/** Heights in units of which the wide picture is 1440 and the portrait 720 wide. */
function pictureBlock(id: string, alt: string, caption: string, portraitHeight: number) {
  return {
    type: 'picture',
    ...framed(id, alt, caption, [640, portraitHeight]),
  } satisfies PictureBlock
}

function numbered(id: string, alt: string, caption: string, heights: [number, number]) {
  return { ...framed(id, alt, caption, heights), place: 'across' as const }
}

function framed(id: string, alt: string, caption: string, [wide, upright]: [number, number]) {
  const picture = {
    src: `/pictures/services/${id}.webp`,
    ...{ width: 2160, height: 1.5 * wide, alt },
    widths: [720, 1440],
  }
  const portrait = {
    src: `/pictures/services/${id}-portrait.webp`,
    ...{ width: 1080, height: 1.5 * upright, alt },
  }
  return { picture, portrait, caption }
}

/** The same, as art/ draws them. */
export const servicePieces = Object.entries({
  ...servicePictures,
  ...numberedPictures,
  ...figurePictures,
}).flatMap(([id, { picture, portrait, caption }]) => [
  { id, title: caption, image: picture },
  { id: `${id}-portrait`, title: caption, image: portrait },
])
