type Cells = Readonly<Record<string, string>>

/** A CSV with these columns, whose rows have the cells that are not empty. */
function csvOf(head: string, rows: readonly Cells[]): string {
  const columns = (head.match(/"[^"]*"|[^,]+/g) ?? []).map((column) => column.replaceAll('"', ''))
  const quoted = (cell = '') => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
  const lines = rows.map((cells) => {
    const unknown = Object.keys(cells).find((column) => !columns.includes(column))
    if (unknown) throw new Error(`no column ${unknown}`)
    return columns.map((column) => quoted(cells[column])).join(',')
  })
  return [head, ...lines, ''].join('\n')
}

const SHOPIFY_HEAD =
  'Handle,Title,Body (HTML),Vendor,Product Category,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Option3 Name,Option3 Value,Variant SKU,Variant Grams,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Fulfillment Service,Variant Price,Variant Compare At Price,Variant Requires Shipping,Variant Taxable,Variant Barcode,Image Src,Image Position,Image Alt Text,Gift Card,SEO Title,SEO Description,Variant Image,Variant Weight Unit,Variant Tax Code,Cost per item,Status'
/** As Shopify exports products: two for sale, and one that is not published. */
export const SHOPIFY = [
  SHOPIFY_HEAD,
  'sourdough,Sourdough,"<p>Rye &amp; wheat,<br>baked at <b>six</b>.</p>",Us,Food > Bread,Bread,daily,true,Title,Default Title,,,,,SD-1,900,shopify,12,deny,manual,8.50,,true,false,,https://cdn.example/sourdough.jpg,1,A loaf,false,,,,g,,,active',
  'sourdough,,,,,,,,,,,,,,,,,,,,,,,,,https://cdn.example/crumb.jpg,2,,,,,,,,,',
  'cake,Cream cake,,Us,,Cakes,,true,Size,Small,Cream,Plain,,,CK-S,500,shopify,3,deny,manual,24.00,,true,true,,,,,false,,,,g,,,active',
  'cake,,,,,,,,,Large,,Plain,,,CK-L,900,shopify,-1,deny,manual,36.50,,true,true,,,,,,,,,g,,,',
  'cake,,,,,,,,,Large,,Rose,,,CK-LR,900,,,continue,manual,38.00,,true,true,,,,,,,,,g,,,',
  'secret,Secret,,Us,,Cakes,,false,Title,Default Title,,,,,SC,1,,,deny,manual,1.00,,true,true,,,,,false,,,,g,,,draft',
  '',
].join('\n')

/** Shopify's export with these rows. */
export const shopifyOf = (...rows: Cells[]) => csvOf(SHOPIFY_HEAD, rows)

const WOO_HEAD =
  'ID,Type,SKU,"GTIN, UPC, EAN, or ISBN",Name,Published,Is featured?,Visibility in catalog,Short description,Description,Date sale price starts,Date sale price ends,Tax status,Tax class,In stock?,Stock,Low stock amount,Backorders allowed?,Sold individually?,Weight (kg),Length (cm),Width (cm),Height (cm),Allow customer reviews?,Purchase note,Sale price,Regular price,Categories,Tags,Shipping class,Images,Download limit,Download expiry days,Parent,Grouped products,Upsells,Cross-sells,External URL,Button text,Position,Attribute 1 name,Attribute 1 value(s),Attribute 1 visible,Attribute 1 global'
/** As WooCommerce exports products: a simple one, one with variations, and two of other kinds. */
export const WOO = [
  WOO_HEAD,
  '11,simple,RYE,,Rye loaf,1,0,visible,Short.,"Dark rye.\\n<em>Dense</em>.",,,none,,1,8,,0,0,,,,,1,,7.25,8.00,"Food > Bread, Daily",,,"https://shop.example/rye.jpg, https://shop.example/crumb.jpg",,,,,,,,,0,,,,',
  '12,variable,,,Bagels,1,0,visible,By the bag.,,,,taxable,,1,,,0,0,,,,,1,,,,Bread,,,,,,,,,,,,0,Bag,"Six, Twelve",1,1',
  '13,variation,BG-6,,Bagels - Six,1,0,visible,,,,,taxable,parent,1,,,0,0,,,,,0,,,9.00,,,,,,,id:12,,,,,,1,Bag,Six,,1',
  '14,variation,BG-12,,Bagels - Twelve,1,0,visible,,,,,taxable,parent,0,,,0,0,,,,,0,,,16.00,,,,,,,id:12,,,,,,2,Bag,Twelve,,1',
  '15,"simple, virtual",LESSON,,Baking lesson,-1,0,visible,,,,,taxable,,1,,,0,0,,,,,1,,,50,,,,,,,,,,,,,0,,,,',
  '16,external,BOOK,,A book,1,0,visible,,,,,taxable,,1,,,0,0,,,,,1,,,20,,,,,,,,,,,https://books.example,Buy,0,,,,',
  '',
].join('\n')

/** WooCommerce's export with these rows. */
export const wooOf = (...rows: Cells[]) => csvOf(WOO_HEAD, rows)

const MENU = {
  '@context': 'https://schema.org',
  '@type': 'Restaurant',
  name: 'Bakery',
  hasMenu: {
    '@type': 'Menu',
    name: 'All day',
    hasMenuSection: [
      {
        '@type': 'MenuSection',
        name: 'Soups',
        hasMenuItem: [
          {
            '@type': 'MenuItem',
            name: 'Miso soup',
            description: 'With tofu.',
            image: { '@type': 'ImageObject', url: 'https://cdn.example/miso.jpg' },
            offers: { '@type': 'Offer', price: '4.50', priceCurrency: 'CAD' },
            menuAddOn: { '@type': 'MenuItem', name: 'Extra tofu', offers: { '@type': 'Offer', price: 1.5 } },
          },
          {
            '@type': 'MenuItem',
            name: '味噌汁',
            offers: [
              { '@type': 'Offer', name: 'Cup', price: 4, priceCurrency: 'CAD' },
              { '@type': 'Offer', name: 'Bowl', price: 6.5, priceCurrency: 'CAD' },
            ],
          },
        ],
        hasMenuSection: {
          '@type': 'MenuSection',
          name: 'Cold soups',
          hasMenuItem: { '@type': 'MenuItem', name: 'Gazpacho', offers: { '@type': 'Offer', price: 7 } },
        },
      },
    ],
  },
}
/** A menu within a restaurant, as pages have it for search engines. */
export const MENU_TEXT = JSON.stringify(MENU)
