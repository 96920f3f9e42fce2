/** Programs name themselves, often with an address, or not at all. Cubot makes phones. */
const programs =
  /^$|(?<!cu)bot|crawl|spider|slurp|preview|monitor|http|fetch|curl|wget|python|^java|^ruby|libwww|lighthouse|facebook(?:external|catalog)|meta-external|^whatsapp|-google\b|google(?:other|-inspection|-read)|-user\/|archiver|pingdom/i

/** Whether the user agent is that of a robot. */
export const isRobot = (agent: string) => programs.test(agent)
