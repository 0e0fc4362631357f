/** The kinds of scene that can be built. */
export type Family =
  | 'table'
  | 'sweets'
  | 'bar'
  | 'spa'
  | 'beauty'
  | 'gym'
  | 'nature'
  | 'sea'
  | 'garden'
  | 'city'
  | 'stage'
  | 'shop'
  | 'home'
  | 'road'

export interface Subject {
  family: Family
  hero: string
  sides: string[]
}

/** One line per family: `subject: hero side side …`, in order of importance. */
const LINES: Record<Family, string> = {
  table: `
    noodles: 🍜 🥟 🌶️ 🥬 🥢 🍵 | dumplings: 🥟 🥢 🥬 🍵 🧄 🌶️ | dimsum: 🥟 🫖 🍤 🍘 🥢 🥬 | duck: 🍗 🫓 🥬 🍚 🥢 🧅
    stirfry: 🥘 🌶️ 🍚 🥦 🧄 🥢 | sushi: 🍣 🍱 🥢 🍙 🍤 🍵 | ramen: 🍜 🍥 🥚 🍙 🥢 🧅 | bento: 🍱 🍣 🍵 🥢 🍘 🍙
    tempura: 🍤 🍋 🍚 🥢 🍆 🦐 | skewers: 🍢 🍡 🍶 🍋 🥢 🌶️ | steak: 🥩 🌿 🧄 🍷 🥗 🧂 | bibimbap: 🥘 🥚 🥬 🍚 🥕 🌶️
    chicken: 🍗 🍟 🍋 🥬 🌶️ 🥤 | hotpot: 🍲 🥩 🍄 🥬 🦐 🌶️ | rice: 🍚 🥢 🥚 🥬 🍛 🧄 | pizza: 🍕 🍅 🌿 🧀 🍄 🫒
    pasta: 🍝 🌿 🍅 🧀 🧄 🍷 | salad: 🥗 🥑 🍅 🥒 🫒 🍋 | curry: 🍛 🫓 🌶️ 🍚 🌿 🍋 | flatbread: 🫓 🧆 🌿 🧄 🍛 🍋
    taco: 🌮 🥑 🌶️ 🍋 🍅 🌽 | burrito: 🌯 🥑 🌽 🍅 🌶️ 🍋 | pho: 🍜 🌿 🍋 🌶️ 🥢 🥬 | banhmi: 🥖 🥕 🥒 🌿 🌶️ 🍋
    shrimp: 🍤 🦐 🍋 🌿 🧄 🍚 | burger: 🍔 🍟 🥤 🍅 🧀 🥒 | ribs: 🍖 🌽 🍟 🍺 🥗 🌶️ | hotdog: 🌭 🍟 🥤 🧅 🥒 🌽
    oyster: 🦪 🍋 🥂 🦐 🌿 🧊 | lobster: 🦞 🍋 🧈 🌿 🥂 🌽 | crab: 🦀 🍋 🧈 🌿 🍺 🧄 | fishchips: 🐟 🍟 🍋 🍺 🌿 🥒
    soup: 🥣 🍞 🌿 🥕 🧄 🍅 | sandwich: 🥪 🍟 🥒 🍅 🧀 🥤 | fries: 🍟 🍔 🍗 🥤 🧂 🍺 | egg: 🍳 🥓 🍞 🥑 🍅 🍊
    vegetables: 🥬 🥕 🍅 🥦 🌽 🍆 | fruit: 🍓 🍊 🍇 🍑 🫐 🍋 | fish: 🐟 🍋 🌿 🧂 🧄 🍅 | cheese: 🧀 🍇 🥖 🍷 🥜 🫒
    falafel: 🧆 🫓 🥒 🍅 🌿 🍋 | avocado: 🥑 🍅 🍋 🌽 🥚 🍞 | corn: 🌽 🌶️ 🍋 🧈 🧂 🌮 | shellfish: 🐚 🍋 🦐 🥖 🌿 🍷
    tofu: 🥣 🌶️ 🥬 🍚 🥢 🧅 | bun: 🥟 🥢 🍵 🥚 🍘 🫖 | cooking: 🥟 👩‍🍳 🥬 🧄 🥢 🍜`,
  sweets: `
    coffee: ☕ 🥐 🍪 🫘 🍰 🥛 | tea: 🍵 🍰 🍪 🍋 🥐 🌿 | teapot: 🫖 🍵 🍪 🌸 🍋 🥮 | bubbletea: 🧋 🍓 🥭 🍮 🧊 🌿
    juice: 🧃 🍊 🍋 🥭 🧊 🌿 | shavedice: 🍧 🍓 🥭 🍒 🧊 🍡 | croissant: 🥐 ☕ 🧈 🍓 🍞 🍯 | bread: 🍞 🥖 🧈 🥐 🌾 🍯
    cake: 🍰 🍓 🎂 ☕ 🍒 🧁 | bagel: 🥯 ☕ 🧀 🥑 🧈 🍓 | icecream: 🍨 🍦 🍓 🍫 🍒 🫐 | dango: 🍡 🍵 🌸 🍡 🍘 🍮
    waffle: 🧇 🍓 🍯 🫐 🧈 ☕ | pancake: 🥞 🍯 🫐 🍓 🧈 ☕ | pudding: 🍮 🍒 🍵 🥭 🌼 🍓 | smoothie: 🥤 🍓 🍌 🫐 🥝 🧊
    donut: 🍩 ☕ 🍫 🍓 🧁 🍪 | cookie: 🍪 🥛 🍫 ☕ 🍩 🌰 | cupcake: 🧁 🫐 ☕ 🍓 🍪 🧈 | pie: 🥧 🍎 🍨 🍋 🍒 ☕
    matcha: 🍵 🍡 🍰 🌿 🥛 🍪 | popcorn: 🍿 🥤 🎬 🎟️ 🍫 🎞️`,
  bar: `
    wine: 🍷 🍇 🧀 🍾 🍞 🫒 | cocktail: 🍸 🍋 🫒 🍒 🧊 🍹 | tropical: 🍹 🍍 🥥 🍋 🌺 🧊 | whisky: 🥃 🧊 🍊 🍫 🥜 🕯️
    champagne: 🍾 🥂 🍓 🦪 🎇 🍇 | beer: 🍺 🥨 🥜 🍻 🌾 🍟 | beers: 🍻 🥨 🍟 🥜 🍺 🍗 | sake: 🍶 🍣 🍢 🌸 🥢 🍵`,
  spa: `
    massage: 🪷 💆 🕯️ 🌿 🧴 🌸 | hotstone: 🪨 🪷 🕯️ 🌿 🧴 🌸 | foot: 🦶 🌿 🪷 🧴 🕯️ 🌸 | aroma: 🕯️ 🌸 🧴 🌿 🪷 🌼
    facial: 🧖 🧴 🌸 🥒 🌿 🪷 | mask: 🥒 🧖 🧴 🌿 🌸 🍋 | serum: 🧴 🌿 🌸 💎 🥥 🪷 | hotspring: ♨️ 🪷 🌿 🌸 🧖 🪨
    sauna: 🧖 🪵 🌿 🪣 🪨 ♨️ | bath: 🛁 🧼 🌸 🕯️ 🌿 🧴 | herb: 🌿 🍵 🫚 🌸 🍄 🪷 | needle: 🌿 🪡 🪷 🕯️ 🍵 🌸
    meditation: 🧘 🪷 🕯️ 🌿 🔔 🌸`,
  beauty: `
    haircut: ✂️ 💇 🪮 🧴 🪞 🌸 | haircolour: 💇 🎨 🧴 🪮 ✂️ 🪞 | barber: 💈 ✂️ 🪒 🧴 🪮 🪞 | razor: 🪒 💈 🧴 ✂️ 🧼 🪞
    nails: 💅 💎 🌸 🧴 💄 🎀 | lashes: 👁️ 💄 🪞 🌸 🧴 💎 | lipstick: 💄 🪞 💅 🌸 💎 🎀 | glasses: 👓 🕶️ 👁️ 💎 🪞 📖
    sunglasses: 🕶️ 👓 🏖️ ☀️ 👒 🪞 | eye: 👁️ 👓 💧 🕶️ 🌿 🪞 | tooth: 🦷 🪥 🪞 💎 🌿 🧼 | physio: 💪 🩺 🦴 🌿 🧘 🧴`,
  gym: `
    gym: 🏋️ 💪 👟 🥤 ⏱️ 🎧 | boxing: 🥊 💪 👟 🏆 🥤 🎧 | swimming: 🏊 🌊 🥽 🏆 🩳 💧 | running: 🏃 👟 ⏱️ 🥤 🎧 🏆
    yoga: 🧘 🪷 🌿 🥤 🌸 🕯️ | pilates: 🤸 🧘 🌿 🥤 👟 🎧 | dance: 💃 🪩 🎵 👠 🌹 🎧 | ballet: 🩰 🎀 🎵 🌸 💃 🌹
    martial: 🥋 🥊 🏆 👟 ☯️ 💪 | taichi: ☯️ 🌿 🍵 🧘 🌸 🎋`,
  nature: `
    cabin: 🏕️ 🌲 🪵 🔥 🌙 🌲 | camping: ⛺ 🌲 🔥 🌙 🪵 🥾 | ski: ⛷️ 🌲 🎿 🏔️ 🧤 🧣
    snowboard: 🏂 🌲 🏔️ 🧤 🎿 🧣 | bridge: 🌲 🌉 🍁 🥾 🏞️ 🌲 | mapleleaf: 🍁 🌲 ⛴️ 🌷 🏞️ 🌲 | waterfall: 🥾 🌲 🏞️ 🍁 🧺 🌲
    mountain: 🏔️ 🌲 🥾 🍁 🏕️ 🌲
    train: 🚂 🌲 🏔️ 🧳 🍁 🌲 | snowmountain: 🏔️ 🌲 ❄️ 🥾 🧣 🌲 | aurora: 🌟 🌲 🏕️ 🌌 🧣 🌲 
    bike: 🚵 🌲 🚲 🥾 🍁 🌲 | hiking: 🥾 🌲 🏔️ 🧭 🎒 🌲 | hotspringlake: ♨️ 🌲 🪨 🏔️ 🌙 🌲 `,
  sea: `
    beach: 🏖️ 🌊 🐚 🥥 🌴 ☀️ | whale: 🐋 ⛵ 🌊 🐬 🦭 🐚 | sailboat: ⛵ 🌊 🐬 🥂 ☀️ 🐚
    ferry: ⛴️ 🌊 🐬 🧳 🐚 ⛵ | kayak: 🛶 🌊 🌲 🐬 🦭 🌲 | aquarium: 🐠 🐢 🐙 🦈 🐚 🌊`,
  garden: `
    garden: 🌷 🏞️ 🌳 🌸 🦋 🌻 | tree: 🌳 🌲 🪓 🍂 🌱 🪴 | leaf: 🍂 🍁 🧹 🌳 🧺 🌰 | lawn: 🌱 🌳 🌷 🪴 🧺 🌻
    kite: 🪁 ☁️ 🌳 🌷 🎈 ☀️ | rabbit: 🐰 🥕 🌷 🌼 🌿 🐾 | dog: 🐶 🦴 🎾 🌳 🐾 🧺`,
  city: `
    hotel: 🏨 🧳 🛎️ 🌃 🥂 🛏️ | bed: 🛏️ 🌙 🧸 ☕ 🕯️ 🪴 | city: 🧳 🏙️ 🚕 🌃 🥂 🎇 | bus: 🚌 🗺️ 🏔️ 📷 🍁 🧳
    museum: 🏛️ 🖼️ 🏺 🎟️ 🗿 📷 | tower: 🗼 🌆 📷 🌙 🎟️ 🔭 | ferris: 🎡 🎠 🎈 🍿 🎟️ 🍭 | carousel: 🎠 🎡 🎈 🍦 🎟️ 🍭
    scooter: 🛵 🏙️ 🗺️ 🪖 ☀️ 🧳`,
  stage: `
    violin: 🎻 🎼 🕯️ 🌹 🎹 🎟️ | guitar: 🎸 🎤 🥁 🎵 🍺 🎟️ | piano: 🎹 🎷 🎼 🍸 🎵 🎟️ | microphone: 🎤 🎵 ⭐ 🎧 🎶 🎟️
    drum: 🥁 🏮 🎶 🎏 🎵 🎟️ | theatre: 🎭 🌹 🎟️ ⭐ 🎩 🎻 | magic: 🎩 🐰 🪄 🃏 ⭐ 🎟️ | circus: 🎪 🤹 🎈 🎩 ⭐ 🎟️
    lock: 🔐 🗝️ 🕯️ 🧩 ⏳ 📜 | detective: 🔎 🕵️ 🗝️ 📜 🏮 🕯️ | ghost: 👻 🕯️ 🗝️ 🌙 🏚️ 🦇 | rocket: 🚀 🪐 🌟 👾 🔐 🛸
    puzzle: 🧩 ⏳ 🗝️ 🕰️ 🔐 📜 | bowling: 🎳 👟 🍟 🥤 ⭐ 🏆 | billiards: 🎱 🍺 🎯 🍟 🏆 ⭐ | darts: 🎯 🍺 🏆 🍟 ⭐ 🎱
    arcade: 🕹️ 👾 🎮 🪙 🎟️ ⭐ | music: 🎶 🎤 🎧 🎵 ⭐ 🍿 | disco: 🪩 🎤 🎵 💃 🎂 ⭐ | cinema: 🎬 🍿 🎟️ 🎞️ 🥤 ⭐
    camera: 🎞️ 🎬 🍿 🌸 🎟️ ⭐ | dinosaur: 🦖 🦕 🌋 🦴 🥚 🌿 | balloon: 🎈 🎁 🧸 🎂 🎠 🎀
    trampoline: 🤸 🧦 🎈 ⭐ 🧃 🎉 | kidsbear: 🧸 🐑 🐰 🧺 🌼 🎈`,
  shop: `
    coat: 🧥 🧣 🧤 👢 👜 🍂 | shirt: 👔 👕 👖 👞 🧺 🌿 | dress: 👗 👒 👡 👜 🌸 💐 | sweater: 🧶 🧣 🧤 🧦 🍂 ☕
    kimono: 👘 🪭 🌸 🎏 👡 🏮 | sneaker: 👟 🧦 🎒 🧢 ⭐ 🛹 | boots: 🥾 👢 🧦 ☔ 🍂 🧣 | handbag: 👜 👛 🕶️ 👠 🌸 💄
    backpack: 🎒 📓 🧢 👟 ☔ 💻 | wallet: 👛 🗝️ 🕶️ ⌚ 💳 👜 | ring: 💍 💎 🌹 🎀 🎁 ✨ | necklace: 📿 💎 🐚 🎀 🌸 🎁
    watch: ⌚ 💎 👔 🕶️ 👞 🎁 | crown: 💎 👑 📿 🎀 🎁 🌸 | bouquet: 💐 🌷 🌸 🎀 🌿 💌 | rose: 🌹 💐 🎀 💌 🌿 🍫
    plant: 🪴 🌿 🌵 🌱 💧 🪟 | tulip: 🌷 🌼 💐 🎀 🌱 🦋 | bonsai: 🪴 🎋 🌿 🍵 🪨 🌱 | kettle: 🫖 🍵 🥄 🌿 🍪 🔥
    knife: 🔪 🍅 🥕 🧄 🌿 🥬 | candle: 🕯️ 🌲 🌧️ 🌿 🎁 📖 | lamp: 🏮 📖 🪴 ☕ 🛋️ 🌙 | headphones: 🎧 🎵 📱 💻 🎶 ☕
    laptop: 💻 🖱️ ☕ 🎧 📱 🪴 | gamepad: 🎮 🕹️ 👾 🎧 🔋 ⭐ | smartwatch: ⌚ 👟 📱 💪 🎧 🔋 | photocamera: 📷 🎞️ 🖼️ 💡 🎒 🌄
    bear: 🧸 🎀 🍼 🎁 🧱 🌼 | blocks: 🧱 🧸 🚂 🪀 🧩 🎈 | robot: 🤖 💻 🔋 🧩 ⚙️ 🚀 | baby: 🍼 🧸 👶 🎀 🧦 🎁
    book: 📚 📖 ☕ 🐈 🔖 🕯️ | stationery: 🖋️ ✒️ 📓 💌 📜 ☕ | gift: 🎁 🎀 🍫 🕯️ 💌 🌸 | palette: 🎨 🖌️ 🖼️ 🌸 📓 ☕
    pottery: 🏺 🍵 🪴 🥣 🎨 🌾`,
  home: `
    cleaning: 🧹 🪣 🧽 🧴 🧼 🪴 | window: 🪟 🧽 🪣 💧 🪴 ☀️ | mop: 🪣 🧹 🧽 🧴 🧺 🪴 | laundry: 🧺 👕 🧼 🧦 🧴 🫧
    carpet: 🛋️ 🧽 🪣 🧼 🫧 🪴 | sofa: 🛋️ 🧽 🪴 🧼 🫧 🖼️ | tools: 🛠️ 🔨 🪛 🧰 🔩 📏 | paint: 🖌️ 🪜 🎨 🪣 🖼️ 🪴
    shelf: 🪜 🪛 🔨 📚 🪴 🧰 | bulb: 💡 🔌 🪛 🧰 🪜 🔦 | furnace: 🔥 🌡️ 🧰 🔧 🏠 🧣 | pipe: 🚰 🔧 🧰 💧 🪣 🔩
    fan: 🌀 ❄️ 🌡️ 🔧 🪟 🧰 | truck: 🚚 📦 🛋️ 🪴 🏠 🗝️ | box: 📦 🧸 📚 🪴 🗝️ 🏷️ | cat: 🐱 🧶 🐾 🛁 🪴 🐟
    paw: 🐾 🐶 🐱 🦴 🛏️ 🧸`,
  road: `
    carwash: 🚗 🧽 🫧 🪣 ✨ 💧 | carshine: 🚘 ✨ 🧽 💎 🫧 🧴 | oil: 🛢️ 🔧 🚗 🧰 🔩 ⚙️ | brake: ⚙️ 🛞 🔧 🚗 🧰 🔩
    engine: ⚙️ 🔧 🚗 🧰 🔩 🛢️ | battery: 🔋 ⚡ 🚗 🔌 🧰 🔧 | tyre: 🛞 🚙 ❄️ 🔧 🧰 🔩 | rental: 🚗 🗝️ 🗺️ 🧳 ☀️ 🕶️
    suv: 🚙 🏔️ 🎿 🗝️ 🧳 🌲 | van: 🚐 🧳 🗺️ 🗝️ 🧺 ☀️ | wheel: 🚗 🚦 🛑 🗝️ 🎓 🗺️ | traffic: 🚦 🛑 🚗 🚸 🎓 🗺️
    moto: 🏍️ 🪖 🛣️ 🧤 🗝️ 🏁`,
}

export const SUBJECTS = new Map<string, Subject>()
for (const [family, lines] of Object.entries(LINES)) {
  for (const entry of lines.split(/[|\n]/).filter((part) => part.includes(':'))) {
    const [name = '', pictures = ''] = entry.split(':')
    const [hero = '', ...sides] = pictures.trim().split(/\s+/)
    SUBJECTS.set(name.trim(), { family: family as Family, hero, sides })
  }
}
