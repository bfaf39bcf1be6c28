import type { BlockOf } from '#blocks/schema.ts'

type Piece = BlockOf<'design-wall'>['pieces'][number]

type Row = readonly [
  id: string,
  specialty: Piece['specialty'],
  kind: string,
  client: string,
  title: string,
  size: readonly [width: number, height: number],
  alt: string,
]

/** Twelve pieces for invented clients, in the order of the wall's places; drawn by art/pictures/design. */
const rows: Row[] = [
  [
    'northlight-film-poster',
    'Graphic',
    'Festival poster',
    'Northlight, Trondheim',
    'A ray for each film, as long as the film',
    [780, 1080],
    'Poster on night blue: eleven yellow rays rise from a half disc, each with the name and the minutes of a film, above the word Mørketid',
  ],
  [
    'makhana-pouch',
    'Packaging',
    'Pouch',
    'Makhana & Co., Patna',
    'The band stays, the shape names the flavour',
    [660, 900],
    'Cream pouch: four salt crystals above a broad green band with MAKHANA in heavy letters, sea salt and 80 g',
  ],
  [
    'caravan-tins',
    'Packaging',
    'Spice tins',
    'Caravan, Jodhpur',
    'Six labels; the rope only holds in order',
    [1200, 600],
    'Six spice tins in six colours on a shelf; one camel on each, joined across the labels by a single rope',
  ],
  [
    'qamar-mark',
    'Graphic',
    'Mark',
    'QAMAR, Jeddah',
    'A moon out of two circles',
    [600, 600],
    'A crescent with a star, its two construction circles drawn as thin lines, and the same mark in four sizes down to 8 millimetres',
  ],
  [
    'voltline-app',
    'UI',
    'Phone app',
    'voltline, Rotterdam',
    'Charge in places, not in percent',
    [540, 900],
    'Phone screen filled with yellow up to 74 per cent; beside the level a scale of towns, from Delft to Arnhem, that the charge will reach',
  ],
  [
    'kesar-sign',
    'Graphic',
    'Shop sign',
    'KESAR, Lucknow',
    'One line, three scripts',
    [1500, 600],
    'Maroon shop sign: one saffron line from edge to edge; the name Kesar stands on it in Latin and Urdu and hangs from it in Hindi',
  ],
  [
    'kadam-boxes',
    'Packaging',
    'Shoe boxes',
    'KADAM, Agra',
    'Wide feet, wide figures',
    [660, 660],
    'A wall of shoe boxes with large sizes from 5 to 11; narrow fittings have narrow figures, wide fittings wide ones; one box is missing',
  ],
  [
    'baobab-reading-poster',
    'Graphic',
    'Poster',
    'Baobab, Dakar',
    'Reading under the tree, every Saturday',
    [660, 900],
    'Poster with a baobab whose leaves are open books, a child reading at its trunk, and the words Lire sous l’arbre',
  ],
  [
    'dar-al-noor-prices',
    'UI',
    'Price list',
    'Dar Al Noor, Riyadh',
    'Two languages that meet at the price',
    [660, 840],
    'Price list of a clinic on a tablet: English from the left and Arabic from the right, large prices between them, conditions below each',
  ],
  [
    'ember-and-oat-bag',
    'Packaging',
    'Bread bag',
    'Ember & Oat, Leeds',
    'Roll it down one band a day',
    [480, 840],
    'Tall paper bag in four bands that grow darker: day one sandwiches, day two toast, day three soup, day four crumbs',
  ],
  [
    'fjordtona-display',
    'UI',
    'Bridge display',
    'Fjordtona, Bergen',
    'Red after dark, so eyes stay used to it',
    [840, 540],
    'Display of an echo sounder at night, red on black: the figure 84.2 metres, the seabed and a shoal above it; four keys below',
  ],
  [
    'pelican-post-icons',
    'UI',
    'Icon set',
    'pelican post, Kolkata',
    'Sixteen pictures for a courier’s scanner',
    [600, 600],
    'Sixteen ink pictograms on orange, from a pelican with a letter in its beak to a glass, an umbrella, stairs and a dog',
  ],
]

export const designPieces = rows.map(
  ([id, specialty, kind, client, title, [width, height], alt]) => ({
    id,
    ...{ specialty, kind, client, title },
    image: {
      src: `/pictures/design/${id}.webp`,
      ...{ width, height, alt },
      widths: [width / 2],
    },
  }),
)
