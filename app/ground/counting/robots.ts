/** Whether a program says of itself that it is nobody. */
export const isRobot = (agent: string) =>
  /bot|crawl|spider|slurp|preview|monitor|curl|wget|python|lighthouse/i.test(agent)
