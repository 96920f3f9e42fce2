/** A script before everything else, so that no page shows the other theme first. */
export const themeText = `try{let t=localStorage.getItem("theme");if(t)document.documentElement.dataset.theme=t}catch{}`
