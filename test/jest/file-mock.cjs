module.exports = "/static/mocked-file";
