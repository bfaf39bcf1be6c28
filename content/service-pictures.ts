import type { BlockOf } from '#blocks/schema.ts'

type PictureBlock = BlockOf<'picture'>

/** Pictures of what two services do; drawn by art/pictures/services. */
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

function pictureBlock(id: string, alt: string, caption: string, portraitHeight: number) {
  const picture = {
    src: `/pictures/services/${id}.webp`,
    ...{ width: 2160, height: 960, alt },
    widths: [720, 1440],
  }
  const portrait = {
    src: `/pictures/services/${id}-portrait.webp`,
    ...{ width: 1080, height: 1.5 * portraitHeight, alt },
  }
  return { type: 'picture', picture, portrait, caption } satisfies PictureBlock
}

/** The same, as art/ draws them. */
export const servicePieces = Object.entries(servicePictures).flatMap(
  ([id, { picture, portrait, caption }]) => [
    { id, title: caption, image: picture },
    { id: `${id}-portrait`, title: caption, image: portrait },
  ],
)
