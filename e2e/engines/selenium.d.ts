/** The name by which Node finds it; @types/selenium-webdriver knows it without the file. */
declare module "selenium-webdriver/remote/index.js" {
  export { DriverService } from "selenium-webdriver/remote";
}
