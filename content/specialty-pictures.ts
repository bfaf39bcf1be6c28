import type { Picture } from '#model/content/picture.ts'

type Size = readonly [width: number, height: number]

/** What each specialty makes, at work: a wide picture, and an upright one for phones, on which its words are too small. */
const drawn = {
  'one-bottle-twice': picture([2880, 1764], [1080, 2700], {
    alt: 'Two listings of one steel bottle. Before: a dim kitchen photograph, a title of keywords, ₹899, currently unavailable. After: seven clear pictures, “Thanda steel bottle, 750 ml, leakproof”, ₹749, in stock tomorrow by 11, five answers and a strip about how it is made; six numbers mark the changes',
    caption:
      'The same bottle, forty days apart. It lost 150 rupees, eleven adjectives and somebody’s thumb.',
  }),
  'one-day': picture([2160, 1890], [1080, 1695], {
    alt: 'The prices of one steel bottle on a Tuesday. Thanda starts at ₹789 and follows a rival down in steps to its floor of ₹699; at half past one he goes to ₹679: “679 loses money. He can have it.” At three he has sold out, and Thanda climbs back overnight. Its button: 22.5 of 24 hours',
    caption:
      'One bottle, one Tuesday. For an hour and a half the button cost ₹20 a bottle, and somebody else paid.',
  }),
  'heron-rules': picture([2160, 1872], [1080, 2715], {
    alt: 'Two pages of a rule book. Page 7, How the heron stands: the mark on a grid with its circles and axes, and at 12 mm, 6 mm and 16 px. Page 8, What it never does: lean, stretch, glow, face back',
    caption:
      'Pages 7 and 8 of twenty. The one about the green (“it drowns”) was added in the first week, after the first banner.',
  }),
  'mango-at-three-sizes': picture([2880, 1800], [1080, 2640], {
    alt: 'A poster with a mango, “Nine days of mango. Come early.”, on three press sheets with bleed, crop marks and colour bars: A2, read from the bus stop; A5, in the bag; 28 mm, in a chat. A loupe lies on the smallest',
    caption:
      'Six words at three sizes. A fruit seller in Danapur hung the large one, bagged the middle one and was forwarded the small one by his daughter.',
  }),
  'one-screen-three-times': picture([2160, 1872], [1080, 2790], {
    alt: 'One screen for repeating an order of medicines: on Monday in pencil, on Wednesday in grey boxes, in week four finished, with a total of ₹222. Below each, what a tester said: “Where’s the total?”, “And if they’re out?”, “Done. Oh. Done?”',
    caption:
      'Repeating an order took seven taps on Monday. Rekha is 61, and the reason why it now takes one.',
  }),
  'one-order-followed': picture([2880, 1584], [1080, 2190], {
    alt: 'Order 20618 on four papers with a thread through its number: the shop at 10:02:07, 40 bags at ₹1,850; the stock two seconds later, 412 bags less 40 is 372; the invoice at 10:40, ₹77,700 with GST; the books in the same second, sales 74,000 and GST 3,700. They agree',
    caption:
      'Forty bags of rice, from a dealer’s phone to the ledger. The number was typed once, by the person who wanted the rice.',
  }),
  'field-map': picture([2160, 2322], [1080, 1440], {
    alt: 'The fields of a shop’s record and of the books, joined by lines: name split in two, phone with +91 added, PIN code that must be there, line items by SKU, total in paise; the gift note stays. Below, a log: 20616 sent, 20617 waiting, 20618 not sent, PIN code missing, Try again; 214 tests passed at 03:00',
    caption:
      'Signed by the shop and by the accountant, who had each thought the other’s system was in charge of names.',
  }),
  'fish-on-its-way': picture([2160, 1908], [1080, 2250], {
    alt: 'An open parcel on a wooden table: a painted fish in pink tissue, a customs label, and a card by hand: “Dear Maren, the fish took four days. The red is from hibiscus, my aunt’s. He swims left because the river does. Keep him out of the sun. Sushila, Jitwarpur”',
    caption:
      'Bihar to Oregon, eleven days, duty paid ahead. We wrote the customs label. The card is Sushila’s, and no template would have thought of the river.',
  }),
  'weighed-again': picture([2160, 1944], [1080, 2310], {
    alt: 'A parcel on a scale that reads 0.62 kg, filmed by a phone, and the settlement of order 88 041: price ₹499, commission ₹45, fixed fee ₹20, shipping for 1.0 kg ₹96, ringed in red; a note says that the slab to 0.75 costs ₹71, and ₹25 are claimed back',
    caption:
      'One parcel in thirty is charged like this one. Twenty-five rupees are not worth an afternoon; nine hundred parcels of them were.',
  }),
  'forwarded-four-times': picture([2880, 1620], [1080, 2430], {
    alt: 'A pink kurta passed on through four chats: the maker in Patna sells at ₹212 and keeps ₹38; Pinky resells from Siwan at ₹262; a group of 86 sees it at ₹299 and orders nine; Rubina gets hers on day four, “Colour as shown. Keeping it.”',
    caption:
      'Four chats and one kurta. The maker’s ₹38 survive only if Rubina keeps hers, which is why somebody measured it in centimetres.',
  }),
  'search-terms': picture([2160, 2160], [1080, 1620], {
    alt: 'A printed list of searches with clicks, cost and leads. Kept: linen shirts near me, 9 leads; linen shirt xxl tall, 6; wedding guest linen men, 7; white linen shirt saturday, 4. Struck in red pencil: how to iron linen, “has one already”; linen shirt pattern free, “sews her own”; linen shirts jobs, “wants to sell them”; linen bed sheets, “sleeps in it”',
    caption:
      'A tailor’s week, read on a Tuesday with a pencil. Seventy-nine dollars had gone to people who were never going to wear a shirt.',
  }),
  'twelve-cuts': picture([2160, 2016], [1080, 1800], {
    alt: 'Twelve cuts of one lunch box, four ideas in three openings, with the share that watched for three seconds. Four are ringed and stay: use with a question, 38 per cent; use with a hand, 47; proof with a hand, 36; person with a hand, 41. The other eight are dark',
    caption:
      'Steam beat the price, and a hand beat everything. The noise went down with all four ideas, as the neighbours had said it would.',
  }),
  'shelf-plan': picture([2880, 1908], [1080, 2010], {
    alt: 'A plan of three shelves with packs of tea under lamps: Finding, with small bids of ₹2 to ₹18; Earning, with bids up to ₹41 on a gift box; Defending, our own name for ₹2 to ₹5. Green tea, a masala with four days of stock and a rival’s tin stay unlit, without a bid',
    caption:
      'One tea brand’s Friday. The masala would have sold best; with four days of stock it would have sold out, and then sold the rival.',
  }),
  'ten-headlines': picture([2160, 1998], [1080, 2175], {
    alt: 'Ten headlines for one article about hearing aids, each with two bars. “You won’t believe what she heard” was clicked by 31 of 1,000 and read to the end by 6 of 100. Two are ticked: “He said I mumble.” I didn’t., 14 and 58; The seven sounds that go first, 13 and 54',
    caption:
      'One article, ten headlines, a fortnight. The loudest was clicked most and finished least. We paid for its clicks once.',
  }),
}

export type SpecialtyPicture = keyof typeof drawn

/** The picture, its crop for phones, caption and place, for a section of text or of numbered items. */
export function specialtyPicture(name: SpecialtyPicture, place: 'start' | 'end' | 'across') {
  return { ...framed(name), place }
}

function framed(name: SpecialtyPicture) {
  const { wide, upright, alt, caption } = drawn[name]
  const file = (suffix = '') => `/pictures/specialties/${name}${suffix}.webp`
  return {
    picture: { src: file(), ...wide, alt } satisfies Picture,
    portrait: { src: file('-portrait'), ...upright, alt } satisfies Picture,
    caption,
  }
}

function picture(
  [width, height]: Size,
  [uprightWidth, uprightHeight]: Size,
  words: { alt: string; caption: string },
) {
  const widths = width === 2880 ? [960, 1440] : [720, 1440]
  return {
    wide: { width, height, widths },
    upright: { width: uprightWidth, height: uprightHeight },
    ...words,
  }
}

/** The same, as art/ draws them. */
export const specialtyPieces = Object.keys(drawn).map((id) => {
  const { picture, portrait, caption } = framed(id as SpecialtyPicture)
  return {
    wide: { id, title: caption, image: picture },
    upright: { id: `${id}-portrait`, title: caption, image: portrait },
  }
})
