/**
 * Countries by continent, as ISO 3166-1 numeric codes, following the United Nations’ regions (M49),
 * which put Cyprus and Turkey in Western Asia and Russia in Europe.
 */
const codesByContinent = {
  africa:
    '012 024 072 108 120 132 140 148 174 178 180 204 226 231 232 262 266 270 288 324 384 404 426 430 434 450 454 466 478 480 504 508 516 562 566 624 646 654 678 686 690 694 706 710 716 728 729 732 748 768 788 800 818 834 854 894',
  asia: '004 031 048 050 051 064 096 104 116 144 156 158 196 268 275 344 356 360 364 368 376 392 398 400 408 410 414 417 418 422 446 458 462 496 512 524 586 608 626 634 682 702 704 760 762 764 784 792 795 860 887',
  europe:
    '008 020 040 056 070 100 112 191 203 208 233 234 246 248 250 276 300 336 348 352 372 380 428 438 440 442 470 492 498 499 528 578 616 620 642 643 674 688 703 705 724 752 756 804 807 826 831 832 833',
  northAmerica:
    '028 044 052 060 084 092 124 136 188 192 212 214 222 304 308 320 332 340 388 484 500 531 533 534 558 591 630 652 659 660 662 663 666 670 780 796 840 850',
  southAmerica: '032 068 076 152 170 218 238 328 600 604 740 858 862',
  oceania:
    '016 036 090 184 242 258 296 316 520 540 548 554 570 574 580 583 584 585 598 612 776 798 876 882',
} as const;

export type Continent = keyof typeof codesByContinent;

/** Territories without a code in the source, by name. */
const continentsByName: Record<string, Continent> = {
  Kosovo: 'europe',
  'N. Cyprus': 'asia',
  Somaliland: 'africa',
};

const continentsByCode = new Map(
  Object.entries(codesByContinent).flatMap(([continent, list]) =>
    list.split(' ').map((code) => [code, continent as Continent] as const),
  ),
);

/** Returns a country’s continent; undefined for Antarctica and some southern islands. */
export function continentOf(code: string | undefined, name: string): Continent | undefined {
  return code === undefined ? continentsByName[name] : continentsByCode.get(code);
}
