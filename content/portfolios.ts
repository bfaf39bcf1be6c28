import type { Picture } from '#model/content/picture.ts'

/** One piece of a portfolio; its picture is drawn by art/pictures from a scene of the same id. */
export type PortfolioPiece = { id: string; title: string; image: Picture }

export const emailCategories = ['Corporate', 'Personal', 'Agency', 'Portal'] as const

export type EmailTemplate = PortfolioPiece & { category: (typeof emailCategories)[number] }

type Row = readonly [id: string, title: string, alt: string]

/** The seventeen of the performance media page; brands are invented. */
export const performancePieces: PortfolioPiece[] = pieces('performance', 1440, 1440, [
  [
    'search-ad-lumen-dental',
    'Search ad, lumen dental',
    'A search for a dentist who is open now, answered by an advertisement of lumen dental in Dublin with three links below it',
  ],
  [
    'shopping-cards-kadam',
    'Shopping cards, Kadam',
    'Three shopping cards with leather shoes; the middle one, the Agra Derby at 3,490 rupees, is larger than its neighbours',
  ],
  [
    'display-banner-voltline',
    'Display banner, voltline',
    'A news page about Rotterdam with a yellow banner in it: a charging post and the words Full before your coffee is',
  ],
  [
    'story-ad-monsoon',
    'Story ad, Monsoon',
    'A phone with a full-height story: a large umbrella in the rain and the words It will rain at 5:40',
  ],
  [
    'native-ad-wahat-roasters',
    'Native ad, Wahat Roasters',
    'A page of an online magazine; between two articles stands a sponsored story on pale roasted coffee',
  ],
  [
    'retargeting-pair-harbour-pine',
    'Retargeting pair, harbour+pine',
    'The same chair twice: seen on Tuesday at full price in grey, and on Friday in colour with delivery included',
  ],
  [
    'app-install-ad-orbit',
    'App-install ad, Orbit',
    'An app card of Orbit gyms with its icon, a rating of 4.8 and a button, above three tilted screens of the app',
  ],
  [
    'affiliate-card-baobab',
    'Affiliate card, Baobab',
    'A partner’s card for the bookshop Baobab: three books, a code for ten per cent off and the partner’s share of eight per cent',
  ],
  [
    'marketplace-listing-caravan',
    'Sponsored listing, Caravan',
    'A marketplace page of spice tins; one sponsored tin of Mathania chilli stands out large in red',
  ],
  [
    'video-end-card-qamar',
    'Video end card, Qamar',
    'The last frame of a film: dunes under a moon, AlUla by moonlight, a price and a button, with the film’s bar run to its end',
  ],
  [
    'banner-set-makhana',
    'Banner set, Makhana & Co.',
    'One idea in three banner sizes, tall, square and wide: roasted seeds in the air and the words Popped, never fried',
  ],
  [
    'call-ad-tidewater',
    'Call ad, Tidewater',
    'A phone screen with a mortgage offer of Tidewater and one big button to call the branch in Saint John',
  ],
  [
    'local-inventory-ad-maple-forge',
    'Local inventory ad, Maple Forge',
    'A hatchet with its price, and under it a strip of map: in stock 1.2 kilometres away in Hamilton',
  ],
  [
    'carousel-ad-bhagal',
    'Carousel ad, Bhagal',
    'A row of three lengths of silk being swiped; the middle one is madder red tussar at 8,200 rupees',
  ],
  [
    'lead-form-atlas-tutors',
    'Lead form, Atlas Tutors',
    'A short form inside a feed: name, class and telephone filled in, and a button to book a first maths lesson in Nagpur',
  ],
  [
    'weather-billboard-zephyr',
    'Weather-led billboard, zephyr',
    'A billboard above a street of houses: 41 degrees today, 28 watts all night, and a ceiling fan',
  ],
  [
    'ad-test-ember-and-oat',
    'Ad test, Ember & Oat',
    'Two versions of one bakery advertisement side by side; version B, with the loaf cut open, wins by 3.4 to 1.9 per cent',
  ],
])

/** The twelve of the Google business page. */
export const listingPieces: PortfolioPiece[] = pieces('listings', 1440, 1440, [
  [
    'profile-ember-and-oat',
    'Profile with hours, Ember & Oat',
    'A business profile: a shopfront with a striped awning, 4.8 stars from 312 reviews, three buttons and this week’s hours',
  ],
  [
    'map-pins-tidewater',
    'Map pins, Tidewater',
    'A town map with a river; one large green pin with a label, three smaller branches and a cluster of four',
  ],
  [
    'review-replies-lumen-dental',
    'Review replies, lumen dental',
    'Two reviews of a dentist in Dublin, each with the owner’s short reply beneath it',
  ],
  [
    'special-hours-kesar',
    'Special hours, Kesar',
    'A Diwali week of opening hours for a sweet shop, with the Sunday marked from 6:00 to 23:30 and the Monday closed',
  ],
  [
    'call-tracking-dar-al-noor',
    'Call tracking, Dar Al Noor',
    'A card of 142 calls from the map this month as bars by hour, with answered, called back and missed calls counted',
  ],
  [
    'posts-wahat-roasters',
    'Posts, Wahat Roasters',
    'A listing post with a bag of coffee on green: the harvest from Yemen is in, with a button to reserve',
  ],
  [
    'questions-rivet-row',
    'Questions and answers, rivet/row',
    'Three short questions about bicycle repair, answered by the workshop in Pune',
  ],
  [
    'menu-tamarind-row',
    'Menu, Tamarind Row',
    'A restaurant’s menu in its listing: four dishes from Kerala with prices, one of them marked as most ordered',
  ],
  [
    'products-nila',
    'Products, nila',
    'Four ceramic pots on a shelf, each with its name and its price in rupees',
  ],
  [
    'route-lighthouse-row',
    'Route, Lighthouse Row',
    'A phone that shows the way through Galway to a house viewing, twelve minutes by car',
  ],
  [
    'photo-grid-baobab',
    'Photo grid, Baobab',
    'Six photographs of a bookshop in Dakar in a grid: the front, the shelves, a cup, a book, the street and the night',
  ],
  [
    'ratings-growth-orbit',
    'Ratings growth, Orbit',
    'A rating that climbs from 3.9 to 4.7 within a year, beside the number of reviews by stars',
  ],
])

/** Eight posts, stories and reel covers of the social media page. */
export const socialPieces: PortfolioPiece[] = pieces('social', 1280, 1600, [
  [
    'post-kesar',
    'Post for Kesar',
    'A tray of nine sweets with one missing: Box of nine. Eight, if you carried it home.',
  ],
  [
    'reel-saltmarsh',
    'Reel cover for Saltmarsh',
    'An orange rain jacket in front of heavy blue waves, with a play sign and the title Tested in Fundy',
  ],
  [
    'story-tala',
    'Story poll for tala',
    'A bottle of face oil between a light and a dark half, and a poll: morning 38 per cent, night 62 per cent',
  ],
  [
    'post-rivet-row',
    'Event post for rivet/row',
    'A bicycle large across the picture: Sunday, 6:00, Pune to Mulshi, 42 kilometres',
  ],
  [
    'carousel-mithila-paper',
    'Carousel for Mithila Paper',
    'The first of five slides on folding a paper fish, with four numbered folds',
  ],
  [
    'post-quill',
    'Tip for Quill',
    'Large type on blue: Send it today. Paid eleven days sooner, with a line that falls',
  ],
  [
    'reel-caravan',
    'Reel cover for Caravan',
    'Five tins of spice seen from above around the words Laal maas, five spices, 40 seconds',
  ],
  [
    'data-post-fjordtona',
    'Data post for Fjordtona',
    'A sounding of the fjord at Bergen: a shoal of herring at 84 metres, drawn as one red pulse among pale lines',
  ],
])

const templates = {
  Corporate: [
    [
      'quarterly-letter',
      'Quarterly letter',
      'A letter to shareholders of Fjordtona with a large figure, 214 vessels, and bars for four quarters',
    ],
    [
      'product-launch',
      'Product launch',
      'A dark email from Northlight with a pair of binoculars, 380 grams, and a button to see them',
    ],
    [
      'event-invitation',
      'Event invitation',
      'An invitation from the law firm Copperfold to an evening on tenancy law, with the date, the place and a button to reserve a seat',
    ],
    [
      'price-notice',
      'Price notice',
      'A notice from voltline: from 1 December, 0.39 instead of 0.44 euros a kilowatt-hour, the new figure set large on yellow',
    ],
  ],
  Personal: [
    [
      'birthday',
      'Birthday',
      'A birthday email from a bakery to Meera: a loaf with candles and the words Your loaf is on us',
    ],
    [
      'save-the-date',
      'Save the date',
      'Two overlapping circles with wave lines and the names Salma and Yusuf, 20 March, Muscat',
    ],
    [
      'letter-from-kochi',
      'Letter from Kochi',
      'A personal newsletter with a drawing of the sea at dawn and the opening lines of a letter',
    ],
  ],
  Agency: [
    [
      'monthly-report',
      'Monthly report',
      'A report from Wavelength to a client: October in three figures, with leads, cost per lead and hours used',
    ],
    [
      'new-work',
      'New work',
      'An email from Wavelength about a project: 4,200 products moved in nine weeks, with a jacket on blue',
    ],
    [
      'kick-off',
      'Project kick-off',
      'A timetable of the first week of a project, Monday to Friday, with one task a day',
    ],
    [
      'studio-letter',
      'Studio newsletter',
      'The studio’s own newsletter, number 31, with coloured bands of the spectrum and three short headlines',
    ],
  ],
  Portal: [
    [
      'order-on-its-way',
      'Order on its way',
      'A parcel’s progress from Kolkata to Guwahati in four steps, the third reached, with a button to follow it',
    ],
    ['sign-in-code', 'Sign-in code', 'A sign-in code of six large digits, valid for ten minutes'],
    [
      'visit-reminder',
      'Visit reminder',
      'A reminder of a clinic visit on Monday at 16:30 with the doctor’s name and buttons to confirm or move it',
    ],
  ],
} as const satisfies Record<EmailTemplate['category'], readonly Row[]>

/** The gallery of the e-mail page, in the order of its filters. */
export const emailTemplates: EmailTemplate[] = emailCategories.flatMap((category) =>
  pieces('emails', 640, 800, templates[category]).map((piece) => ({ ...piece, category })),
)

export const appSolutions: PortfolioPiece[] = pieces('solutions', 1920, 1440, [
  [
    'ios',
    'iOS app',
    'A gym app on a phone: today’s classes in Bengaluru, with a spin class at 18:30 being booked',
  ],
  [
    'android',
    'Android app',
    'A charging app on a phone: a map of Rotterdam with posts, and one of them filling a car at 62 per cent',
  ],
  [
    'cross-platform',
    'Cross-platform app',
    'One coffee app on a phone whose left half is one make and whose right half another, on orange and on ink',
  ],
  [
    'wearable-tablet',
    'Wearable and tablet app',
    'A watch with a depth of 84 metres and, behind it, a tablet with the whole sounding of a fjord',
  ],
  [
    'enterprise-app',
    'Enterprise app',
    'A warehouse app with three lorries waiting for approval, and a scanned label beside it',
  ],
  [
    'e-commerce-app',
    'E-commerce app',
    'A shoe shop’s app: a leather shoe large on red, its sizes, its price and a basket of two',
  ],
])

export const webSolutions: PortfolioPiece[] = pieces('solutions', 1920, 1440, [
  [
    'responsive-website',
    'Responsive website',
    'A travel page at three widths, its dunes cropped for each',
  ],
  ['online-shop', 'Online shop', 'A ceramics shop: four pots with prices, one in the basket'],
  ['content-management', 'Content management', 'Four plain fields beside the finished page'],
  [
    'customer-portal',
    'Customer portal',
    'A haulage portal: open orders, a truck on its route, an invoice',
  ],
  [
    'progressive-web-app',
    'Progressive web app',
    'A shop on a phone without signal: the order goes out later',
  ],
  ['landing-page', 'Landing page', 'A landing page with one promise: first maths lesson free'],
])

/** Pieces of this size in pixels, with smaller ones of half the size. */
function pieces(
  folder: string,
  width: number,
  height: number,
  rows: readonly Row[],
): PortfolioPiece[] {
  return rows.map(([id, title, alt]) => ({
    ...{ id, title },
    image: {
      src: `/pictures/${folder}/${id}.webp`,
      ...{ width, height, alt },
      widths: [width / 2],
    },
  }))
}
