import type { BlockOf } from '#blocks/schema.ts'

type Head = BlockOf<'page-head'>
type HeroPicture = Required<Pick<Head, 'picture' | 'place'>> & Pick<Head, 'portrait'>

/** The pictures in the openings of pages; art/pictures/heroes draws each by its name. */
const beside = {
  'rubber-stamp':
    'A large wooden rubber stamp above six prints of one mark, each half as large as the last, down to 16 pixels',
  'eye-chart':
    'A printed eye chart that reads Print it once, read it anywhere, each line smaller and with the distance it is read from',
  'five-testers':
    'Three screens drawn in pencil and the taps of five people across them; four reach Paid, one ends in the menu',
  'box-in-layers':
    'A carton cut into layers: goods 38, fees 15, delivery 21, ads 6, and 20 per cent that stay with you',
  'painted-fish':
    'A fish in the manner of Madhubani painting, swimming out of an airmail envelope to Oregon',
  balance:
    'A balance that is level: one returned parcel on the left, the profit of three orders on the right',
  'split-flaps':
    'A board of split flaps: stock, orders and books all read 1,284, and one flap is still falling',
  'patch-bay':
    'Cables run between the sockets of a patch bay, from shop to stock, till, courier and books; one socket is free',
  'read-to-the-end':
    'A folded newspaper with an article marked Advertisement; a line in the margin shows how many are still reading, 61 of 100 at the end',
  'contact-sheet':
    'A contact sheet of twelve films about one umbrella; four are circled, eight are crossed out',
  'blank-tins':
    'Three tins from one maker, labelled Studio Paz, Nord & Co. and Your name; the last label comes off at a corner, above lines of waves',
  'month-of-posts':
    'A month on a wall: sixteen of its days hold a post, six of them a film; below, a question at 16:02 and its answer at 16:24',
  'four-signals':
    'What reaches the person who builds it, as four waves: flat after four desks of an agency, four months late in your own team, broken off at a freelancer’s, whole at Wavelength',
  'ember-and-oat-letter':
    'An email of Ember & Oat, a bakery in Leeds, with three nearly black loaves: “We burnt the rye. It’s better. Dear Meera, on Thursday Tom forgot the rye for an hour and ten …”, a button, Keep me one, and “Ruth, at the oven” by hand',
}
const below = {
  'client-street':
    'A street of eight shops, each with its own sign: umbrellas, sweets, a clinic, fans, books, chargers, tools and a crescent moon',
  'four-doors':
    'Four doors, all open: a pair of blue wings, a yellow shutter, an orange stable door, and a red one with a letter in its slot',
  'boring-road':
    'At night: a sweet shop with four people at four lit windows above it, and further along four cities with forty-one lit windows',
  'eleven-chairs':
    'Eleven empty chairs in a row, no two alike, from bentwood to a crate with a cushion',
  'seventeen-ads':
    'A wall of seventeen advertisements for invented brands, and one free place marked Yours',
  'priced-words':
    'A search for linen shirts near me; from each word hangs a tag with what a click on it may cost',
  'lit-shelf': 'A long shelf of grey tins in which one, in colour, stands in the light on Friday',
  'six-mistakes':
    'A strip for each case with what went wrong in it: two shelves merged because it was tidy; a seal 6 mm too low, across the 80 g; ten campaigns stopped, of which the tenth sold; eleven things wrong in the first week; last season’s price, ₹1,350; 612 answers in an hour to four people going home',
  'six-weeks':
    'Forty-two pennants on six strings, a day on each; the last week is large and bright, with marigolds',
}

/** Those below of which phones show another arrangement. */
const walls = ['seventeen-ads', 'six-mistakes']

export type HeroName = keyof typeof beside | keyof typeof below

/** The fields of a page’s opening that show the picture with this name, after the text or ahead of it. */
export function heroPicture(name: HeroName, place: 'beside' | 'before' = 'beside'): HeroPicture {
  if (name in beside) {
    const alt = beside[name as keyof typeof beside]
    return {
      picture: file(name, alt, { width: 2160, height: 1980, widths: [720, 960, 1440] }),
      place,
      ...(name === 'ember-and-oat-letter' && { portrait: upright(name, alt, 1728) }),
    }
  }
  const alt = below[name as keyof typeof below]
  return {
    picture: file(name, alt, { width: 2880, height: 1200, widths: [960, 1440] }),
    place: 'below',
    ...(walls.includes(name) && { portrait: upright(name, alt, 1280) }),
  }
}

/** For phones, on which the words of the whole are too small. */
function upright(name: string, alt: string, height: number) {
  return file(`${name}-portrait`, alt, { width: 1440, height, widths: [] })
}

function file(
  name: string,
  alt: string,
  size: { width: number; height: number; widths: number[] },
) {
  return { src: `/pictures/heroes/${name}.webp`, alt, ...size }
}

/** The same, as art/ draws them. */
export const heroPieces = [...Object.keys(beside), ...Object.keys(below)].flatMap((id) => {
  const { picture, portrait } = heroPicture(id as HeroName)
  const whole = { id, title: picture.alt, image: picture }
  return portrait ? [whole, { ...whole, id: `${id}-portrait`, image: portrait }] : [whole]
})
