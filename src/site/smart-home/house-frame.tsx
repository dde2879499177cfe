/** The building, its pole and its appliances, in ink. */
export function HouseFrame() {
  return (
    <g fill="none" stroke="#1F1611" strokeWidth="3" strokeLinejoin="round" strokeLinecap="round">
      <path d="M58 612V92M34 128h48M38 160h40" strokeWidth="6" />
      <path d="M44 122v-8M72 122v-8M58 88v-8" strokeWidth="5" />
      <path d="M72 120C110 178 160 196 214 196M72 120C110 190 160 206 214 206" />
      <path d="M214 612V176h470v436" fill="#FFFDF8" strokeWidth="5" />
      <path d="M198 176h502v-26H198Z" fill="#EFE6D8" strokeWidth="4" />
      <path d="M214 388h470" strokeWidth="5" />
      <path d="M452 176v212M500 388v224" />
      <Tank />
      <path d="M320 176v26M268 206h104" strokeWidth="4" />
      <path d="M312 202h16v10h-16Z" fill="#1F1611" />
      <rect x="528" y="204" width="120" height="36" rx="7" fill="#FFFDF8" />
      <path d="M536 230h104M556 250c0 10-8 10-8 20M588 250c0 10-8 10-8 20M620 250c0 10-8 10-8 20" strokeWidth="2.5" />
      <path d="M250 388v-44h150v44M262 344v-28h56v28M400 388v-74M236 388v-30" />
      <rect x="244" y="330" width="160" height="34" rx="6" fill="#EFE6D8" />
      <rect x="590" y="446" width="70" height="166" rx="6" fill="#FFFDF8" />
      <path d="M590 502h70M602 470v18M602 518v34" />
      <rect x="528" y="404" width="44" height="76" rx="18" fill="#FFFDF8" />
      <path d="M540 480v16M560 480v16M540 424h20" />
      <rect x="352" y="470" width="118" height="72" rx="5" fill="#0B2B35" />
      <path d="M340 612v-52h142v52M340 576h142" />
    </g>
  )
}

/** The water tank on the roof. */
function Tank() {
  return (
    <>
      <path d="M560 150v-14h92v14M566 136c-8-40-8-52 0-66h80c8 14 8 26 0 66Z" fill="#123B47" />
      <path d="M566 92h80M564 112h84" stroke="#BBD3D4" strokeWidth="2" />
    </>
  )
}
