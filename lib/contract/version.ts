interface ContractVersion {
  version: `${number}.${number}`
  date: string
  /** `wireDigest` of the OpenAPI document: another one needs another version */
  digest?: string
  changes: readonly string[]
}

/** Newest first; the second number rises with calls, keys or formats that are added. */
export const CONTRACT_VERSIONS = [
  {
    version: '1.7',
    date: '2026-11-30',
    digest: '90757a3cccb143bf',
    changes: ['Deals: hours of use (`time` of `gdtl`), and whether one can be used now (`is_now` of lists)'],
  },
  {
    version: '1.6',
    date: '2026-11-29',
    changes: [
      '`ctotal`: the coupon that would take most off (`cpn_best`)',
      'Items of `orddtl`: whether one is a gift card (`is_gc`)',
      '`srvw`: reviews with some stars (`rat`), in another order (`sort`), where an API says so (`sorts`)',
      'Orders: the city whose clock a store has (`city`, `store_city`)',
      '`suggest`; why a search found a store, a product or a deal (`why` of `slst`, `psearch`, `glst`)',
      '`psearch`: names of sections find their products',
    ],
  },
  {
    version: '1.5',
    date: '2026-11-29',
    changes: ['Products of `cplst2`: a regular price (`reg_pc`), the end of a sale (`pc_edt`), more pictures (`imgs`)'],
  },
  {
    version: '1.4',
    date: '2026-11-28',
    changes: [
      '`appconfig`: names of cities by language (`names`), countries (`countries`), and `card_entry`',
      'Where `giftcard` or `points` has RC 404, gift cards or points are hidden',
    ],
  },
  {
    version: '1.3',
    date: '2026-11-28',
    changes: [
      'Ids may be text, and are sent in the form in which they were answered',
      '`claimprofile`, and `unclaimed` of `customerinfo`',
      'Taxes of quotes and orders by name (`tax_list`)',
      'Stores: hours of single dates (`special_hours`) and pauses (`paused_until`); sections of menus: hours (`time`)',
      'Orders: `prepared_dt`; refusals: `proof_helps`; RC 503 with HTTP status 503',
    ],
  },
  {
    version: '1.2',
    date: '2026-11-27',
    changes: [
      'Expected minutes of stores, quotes and orders (`est`), and the distance of a delivery (`shp_km`)',
      'Saved cards: `removecard`, `cards` of `customerinfo`, `card_ref` and `save_card` of `aio`',
      '`contact`, and `contact_form` of `appconfig`',
      'Validity of vouchers (`vld_days`, `vld_dt`)',
      'Layouts of a store’s own domain (`theme.layout`)',
    ],
  },
  {
    version: '1.1',
    date: '2026-11-26',
    changes: [
      '`cplst2`: pages (`page`, `limit`, `cnt`); `slst`: number of products (`p_cnt`)',
      '`appconfig`: `payment_providers`',
      '`gshortcut`: words near a place (`latlon`)',
    ],
  },
  { version: '1.0', date: '2026-11-26', changes: ['The first version with schemas and an OpenAPI file'] },
] as const satisfies readonly ContractVersion[]

/** The version that this storefront and the reference API implement. */
export const CONTRACT_VERSION = CONTRACT_VERSIONS[0].version
