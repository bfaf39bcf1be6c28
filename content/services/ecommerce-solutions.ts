import type { PageSource } from '#blocks/schema.ts'
import { casesById } from '#content/projects.ts'
import { chipsOf } from '#content/tool-logos.ts'
import { shopPlatforms } from '#content/tools.ts'
import type { Service } from '#model/content/service.ts'
import { contactPath, servicePath } from '#model/paths.ts'

export const service: Service = {
  slug: 'ecommerce-solutions',
  title: 'E-commerce Solutions',
  line: 'Shops on Shopify, WooCommerce, Magento or our own stack, built to be run.',
  lambda: 480,
  family: 'Build',
  inquiryService: 'Web-Development',
  menuPosition: null,
}

const contact = {
  label: 'Get in touch',
  href: contactPath({ service: service.title, from: servicePath(service.slug) }),
}

export const page: PageSource = {
  id: 'services/ecommerce-solutions',
  title: 'E-commerce Solutions: shops built to be run | Wavelength',
  description:
    'Shops on Shopify, WooCommerce, Magento, BigCommerce or our own Node.js and React stack. From $14,000, live in eight to twelve weeks.',
  blocks: [
    {
      type: 'page-head',
      label: 'E-commerce Solutions / 480 nm',
      title: 'A shop two people can run',
      lead: 'We build the storefront and the work behind it: stock, prices, returns and books from one list, so that a busy Saturday stays an ordinary day.',
      lambda: service.lambda,
      art: 'rings',
      action: contact,
    },
    {
      type: 'logos',
      layout: 'chips',
      title: 'Platforms we build on and look after',
      logos: chipsOf(shopPlatforms),
    },
    {
      type: 'receipt',
      title: 'Five benefits, felt on a Saturday',
      lead: 'That is the day on which a shop shows what it was built for. Here is the bill.',
      head: ['Your shop', 'Saturday, 18:40', '214 orders, two people'],
      lines: [
        {
          title: 'Three steps to pay',
          amount: '3 steps',
          description:
            'Address, delivery, payment, with guest checkout first. UPI, cards, mada, Interac, cash on delivery: what your buyers carry.',
        },
        {
          title: 'One stock',
          amount: '2 min',
          description:
            'Shop, counter and marketplaces draw from the same number, brought up to date within two minutes.',
        },
        {
          title: 'Found by the words people use',
          amount: '2 typos',
          description:
            'Search that forgives spelling, filters on what matters, and categories named as customers name them.',
        },
        {
          title: 'Returns without e-mail',
          amount: '1 tap',
          description:
            'The customer asks, prints and follows. Your people see the reason and decide with one tap.',
        },
        {
          title: 'Figures that agree',
          amount: '0 typed',
          description:
            'Orders, fees and refunds arrive in your books by day and by tax rate. The accountant stops typing.',
        },
      ],
      total: { label: 'Home by', amount: '19:00' },
    },
    {
      type: 'deliverables',
      title: 'Which platform, honestly',
      layout: 'columns',
      items: [
        {
          title: 'Shopify',
          description:
            'Fastest to run. Best up to a few thousand products and one or two countries.',
        },
        {
          title: 'WooCommerce',
          description:
            'Cheap to own, needs care. Good if you publish a lot and have a WordPress person.',
        },
        {
          title: 'Magento',
          description: 'Many stores, price groups and rules. Worth it above roughly $2M a year.',
        },
        {
          title: 'BigCommerce',
          description: 'Trade customers and complex catalogues without running servers.',
        },
        {
          title: 'Custom Node.js/React',
          description:
            'When the ordering itself is your product: configurators, rentals, auctions.',
        },
        {
          title: 'API integration',
          description:
            'ERP, couriers, payment and marketplaces joined to the shop you already have.',
        },
      ],
    },
    {
      type: 'figures',
      title: 'A shop in figures',
      figures: [
        { value: '$14,000', label: 'where a shop with your design starts' },
        { value: '8-12', label: 'weeks to the first paid order' },
        { value: '3', label: 'steps from basket to receipt' },
        { value: '99.2%', label: 'of search visits kept in our last move, after 30 days' },
      ],
    },
    {
      type: 'related-cases',
      title: 'A shop we moved in nine weeks',
      cases: casesById('saltmarsh-outfitters'),
    },
    {
      type: 'link-list',
      title: 'Beside your own shop',
      links: [
        {
          link: { label: 'Amazon', href: servicePath('amazon') },
          description: 'Listings that win the buy box.',
        },
        {
          link: { label: 'Flipkart', href: servicePath('flipkart') },
          description: 'Sale days planned weeks ahead.',
        },
        {
          link: { label: 'Meesho', href: servicePath('meesho') },
          description: 'Prices that still leave a margin.',
        },
        {
          link: { label: 'Etsy', href: servicePath('etsy') },
          description: 'Handmade goods, found abroad.',
        },
      ],
    },
    {
      type: 'price-guide',
      title: 'What a shop costs to build',
      lead: 'Running it is a bill of its own; it stands in the questions below.',
      ranges: [
        {
          name: 'Shopify on an adapted theme',
          from: 7500,
          currency: 'USD',
          per: 'project',
          weeks: { from: 4, to: 6 },
          includes: 'Theme, payment, delivery rules, 200 products',
        },
        {
          name: 'A shop with your own design',
          from: 14000,
          to: 34000,
          currency: 'USD',
          per: 'project',
          weeks: { from: 8, to: 12 },
          includes: 'Design, payment, delivery rules, up to 500 products',
        },
        {
          name: 'Magento or custom Node.js/React',
          from: 35000,
          currency: 'USD',
          per: 'project',
          weeks: { from: 16, to: 28 },
          includes: 'Several stores, price groups, ERP, a load test',
        },
        {
          name: 'Care',
          from: 350,
          currency: 'USD',
          per: 'month',
          includes: 'Updates, watched checkout, four hours of changes',
        },
      ],
    },
    {
      type: 'questions',
      title: 'Asked by shopkeepers',
      questions: [
        {
          question: 'What does a shop cost?',
          answer:
            'From $14,000 with your own design, payment, delivery rules and up to 500 products imported. A Shopify shop on an adapted theme starts at $7,500. Magento and custom builds begin around $35,000.',
        },
        {
          question: 'And every month?',
          answer:
            'Platform or hosting $40 to $400, payment fees about 2 to 3 per cent, apps $0 to $150. We list these before you choose, because over three years they often exceed the building price. Care by us starts at $350 a month.',
        },
        {
          question: 'Can we keep our search positions when we move?',
          answer:
            'Mostly. Every old address is listed, redirected and tested before launch. Saltmarsh Outfitters moved 4,200 products and kept 99.2 per cent of its search visits after 30 days.',
        },
        {
          question: 'Who puts the products in?',
          answer:
            'We import names, prices and stock from your sheet or ERP. Photographs and texts are the slow part: plan twenty minutes a product. We do them for $9 each from 200 pieces on.',
        },
        {
          question: 'Own shop or marketplace first?',
          answer:
            'If people search for the thing and not for you, start on a marketplace and learn the prices. If people already ask for your name, start with the shop. Many do both from one stock.',
        },
      ],
    },
    {
      type: 'posts',
      layout: 'list',
      title: 'Written for shopkeepers',
      category: 'Implementation',
    },
    {
      type: 'contact-band',
      title: 'Tell us how many orders you pack on a good day and what goes wrong on a better one.',
      action: contact,
    },
  ],
}
