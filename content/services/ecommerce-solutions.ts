import type { PageSource } from '#blocks/schema.ts'
import { chipsOf } from '#content/tool-logos.ts'
import { shopPlatforms } from '#content/tools.ts'
import type { Service } from '#model/content/service.ts'
import { contactPath, servicePath } from '#model/paths.ts'

export const service: Service = {
  slug: 'ecommerce-solutions',
  title: 'E-commerce Solutions',
  line: 'Shops on Shopify, WooCommerce, Magento or our own stack, built for daily use.',
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
  title: 'E-commerce Solutions: shops built for daily use | Wavelength',
  description:
    'Shops on Shopify, WooCommerce, Magento, BigCommerce or our own Node.js and React stack. From $14,000, live in eight to twelve weeks.',
  blocks: [
    {
      type: 'page-head',
      label: 'Home / Services / E-commerce Solutions',
      title: 'A shop two people can run',
      intro:
        'We build the storefront and everything behind it: stock, prices, returns and accounts from one list, so a busy Saturday feels like any other day.',
      lambda: service.lambda,
      art: 'rings',
      scene: 'orders',
      action: contact,
    },
    {
      type: 'receipt',
      title: 'Five benefits on a busy Saturday',
      intro: 'The day a shop proves itself, itemised.',
      head: ['Your shop', 'Saturday, 18:40', '214 orders, two people'],
      lines: [
        {
          title: 'Checkout in three steps',
          amount: '3 steps',
          description:
            'Address, delivery, payment, guest checkout first. UPI, cards, mada, Interac or cash on delivery: whatever your customers use.',
        },
        {
          title: 'One stock count',
          amount: '2 min',
          description:
            'Website, shop counter and marketplaces share one number, updated within two minutes.',
        },
        {
          title: 'Search that understands people',
          amount: '2 typos',
          description:
            'It forgives spelling, filters on what matters, and uses the names your customers use.',
        },
        {
          title: 'Returns without email',
          amount: '1 tap',
          description:
            'Customers request, print and track. Your people see the reason and decide with one tap.',
        },
        {
          title: 'Accounts that agree',
          amount: '0 typed',
          description:
            'Orders, fees and refunds reach your books by day and tax rate. Your accountant stops typing.',
        },
      ],
      total: { label: 'Home by', amount: '19:00' },
    },
    {
      type: 'logos',
      layout: 'chips',
      title: 'Platforms we build on and support',
      logos: chipsOf(shopPlatforms),
    },
    {
      type: 'deliverables',
      title: 'Which platform is right for you',
      layout: 'offset',
      items: [
        {
          title: 'Shopify',
          description:
            'The easiest to run. Best for up to a few thousand products and one or two countries.',
        },
        {
          title: 'WooCommerce',
          description:
            'Cheap to own, but needs maintenance. Good if you publish a lot and have someone who knows WordPress.',
        },
        {
          title: 'Magento',
          description:
            'For many stores, price groups and rules. Worth it above roughly $2M a year.',
        },
        {
          title: 'BigCommerce',
          description: 'For trade customers and complex catalogues, with no servers to run.',
        },
        {
          title: 'Custom Node.js/React',
          description: 'For when ordering is the product: configurators, rentals, auctions.',
        },
        {
          title: 'API integration',
          description:
            'ERP, couriers, payments and marketplaces connected to the shop you already have.',
        },
      ],
    },
    {
      type: 'figures',
      title: 'A shop in numbers',
      layout: 'ledger',
      figures: [
        { value: '$14,000', label: 'starting price of a shop with your own design' },
        { value: '8-12', label: 'weeks to the first paid order' },
        { value: '3', label: 'steps from basket to receipt' },
        { value: '99.2%', label: 'of search visits kept 30 days after our last migration' },
      ],
    },
    {
      type: 'related-cases',
      title: 'A shop we moved in nine weeks',
      cases: { collection: 'case', pick: ['saltmarsh-outfitters'] },
    },
    {
      type: 'price-guide',
      title: 'What a shop costs to build',
      intro: 'Running costs are separate; they are in the questions below.',
      ranges: [
        {
          name: 'Shopify on an adapted theme',
          from: 7500,
          per: 'project',
          weeks: { from: 4, to: 6 },
          includes: 'Theme, payments, delivery rules, 200 products',
        },
        {
          name: 'A shop with your own design',
          from: 14000,
          to: 34000,
          per: 'project',
          weeks: { from: 8, to: 12 },
          includes: 'Design, payments, delivery rules, up to 500 products',
        },
        {
          name: 'Magento or custom Node.js/React',
          from: 35000,
          per: 'project',
          weeks: { from: 16, to: 28 },
          includes: 'Several stores, price groups, ERP, a load test',
        },
        {
          name: 'Care plan',
          from: 350,
          per: 'month',
          includes: 'Updates, checkout monitoring, four hours of changes',
        },
      ],
    },
    {
      type: 'link-list',
      title: 'Marketplaces we also work with',
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
      type: 'questions',
      title: 'Questions about online shops',
      questions: [
        {
          question: 'What does a shop cost?',
          answer:
            'From $14,000 with your own design, payments, delivery rules and up to 500 products imported. A Shopify shop on an adapted theme starts at $7,500, Magento and custom builds at around $35,000.',
        },
        {
          question: 'What does it cost each month?',
          answer:
            'Platform or hosting $40 to $400, payment fees about 2 to 3 per cent, apps $0 to $150. We list these before you choose, because over three years they often add up to more than the build. Our care plan starts at $350 a month.',
        },
        {
          question: 'Will we keep our search rankings when we move?',
          answer:
            'Mostly. Every old URL is listed, redirected and tested before launch. Saltmarsh Outfitters moved 4,200 products and kept 99.2 per cent of its search visits after 30 days.',
        },
        {
          question: 'Who puts the products in?',
          answer:
            'We import names, prices and stock from your spreadsheet or ERP. Photos and descriptions are the slow part: allow twenty minutes a product. From 200 products up, we do them for $9 each.',
        },
        {
          question: 'Our own shop first, or a marketplace?',
          answer:
            'If people search for the product rather than for you, start on a marketplace and learn what it sells for. If they already ask for you by name, start with the shop. Many do both from one stock.',
        },
      ],
      call: {
        title: 'Tell us your busiest day. We’ll plan for it.',
        action: contact,
      },
    },
  ],
}
