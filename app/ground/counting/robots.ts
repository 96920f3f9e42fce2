/** Whether the user agent names a robot. */
export const isRobot = (agent: string) =>
  /bot|crawl|spider|slurp|preview|monitor|curl|wget|python|lighthouse/i.test(agent)
