export type VideoCategory =
  | '2D Character Animation'
  | '2D Motion Graphics'
  | 'Slideshows'
  | 'Corporate Promo'
  | 'Travel Video'

export type VideoProject = { slug: string; category: VideoCategory; title: string; alt: string }

/** The project loops of specification 2.10, in public/video/projects/<slug>.webm, .mp4, .webp and .avif. */
export const videoProjects: VideoProject[] = [
  {
    slug: 'street-musician',
    category: '2D Character Animation',
    title: 'The Cellist on the Corner',
    alt: 'A drawn cellist plays on a stool; the five lines of the staff wave out of the strings and carry notes away.',
  },
  {
    slug: 'tea-seller',
    category: '2D Character Animation',
    title: 'Chai from High Up',
    alt: 'A tea seller under a striped awning pours amber tea from a raised kettle into a glass while other glasses steam.',
  },
  {
    slug: 'field-cyclist',
    category: '2D Character Animation',
    title: 'Downwind',
    alt: 'A cyclist with a flying scarf rides past green hills; the grass in front bends in the wind.',
  },
  {
    slug: 'kite',
    category: '2D Character Animation',
    title: 'The Red Kite',
    alt: 'A child in a red dress stands on a hill and holds a red kite whose tail curls in the wind.',
  },
  {
    slug: 'logo-sting',
    category: '2D Motion Graphics',
    title: 'Halvo: Logo Sting',
    alt: 'A violet dot rings, the rings become a sun over three waves, and the name Halvo stands up beside it.',
  },
  {
    slug: 'data-ring',
    category: '2D Motion Graphics',
    title: 'A Ring of Ninety Readings',
    alt: 'An arc counts up to 86 per cent inside a ring of blue spokes; four small traces swing at the side.',
  },
  {
    slug: 'swinging-type',
    category: '2D Motion Graphics',
    title: 'Hello, Five Times',
    alt: 'The word Hello in five rows on orange; its letters widen and narrow as a wave runs through them.',
  },
  {
    slug: 'light-fibre',
    category: '2D Motion Graphics',
    title: 'A Packet of Light',
    alt: 'Points of light run through a bundle of dark glass fibres and bounce from wall to wall; one fibre is green.',
  },
  {
    slug: 'postcards',
    category: 'Slideshows',
    title: 'Three Waters',
    alt: 'Photographs of a mountain lake, a lighthouse in surf and a river in fields are laid on one another.',
  },
  {
    slug: 'product-cards',
    category: 'Slideshows',
    title: 'Radio, Lamp, Cup',
    alt: 'A radio, a hanging lamp and a steaming cup follow one another, each beside its price.',
  },
  {
    slug: 'twelve-months',
    category: 'Slideshows',
    title: 'One Tree, Twelve Months',
    alt: 'Twelve squares show the same tree from snow through blossom and summer to falling leaves; one after another steps forward.',
  },
  {
    slug: 'city-night',
    category: 'Corporate Promo',
    title: 'The Lights Stay On',
    alt: 'A city at night: a wave of light passes through the windows of its towers and is reflected in the river.',
  },
  {
    slug: 'factory-line',
    category: 'Corporate Promo',
    title: 'Every Two Seconds',
    alt: 'Grey boxes move along a belt under a press that turns them orange and stamps a wave on each.',
  },
  {
    slug: 'two-companies',
    category: 'Corporate Promo',
    title: 'Two Companies, One Knot',
    alt: 'A green and a black bundle of lines meet and braid like a handshake; a tree of people grows from the knot.',
  },
  {
    slug: 'ganges-train',
    category: 'Travel Video',
    title: 'Evening Train on the Ganges',
    alt: 'A lit train crosses a girder bridge at dusk; temples stand before a low sun, a boatman rows below.',
  },
  {
    slug: 'riyadh-caravan',
    category: 'Travel Video',
    title: 'Dunes before Riyadh',
    alt: 'Three camels walk in a line over golden dunes; the towers of Riyadh stand pale on the horizon.',
  },
  {
    slug: 'toronto-snow',
    category: 'Travel Video',
    title: 'Toronto, First Snow',
    alt: 'Snow falls on the skyline of Toronto and its tower while a ferry crosses the lake.',
  },
]
